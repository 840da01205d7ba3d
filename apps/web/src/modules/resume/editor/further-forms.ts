import { warm } from '../data/use-lazy-view.ts'

/** The forms that are not shown at first, in one chunk. */
const load = () => import('./further-forms-views.ts')

export const loadFurtherForms = {
  advantage: () => load().then((one) => one.AdvantageForm),
  section: () => load().then((one) => one.SectionPane),
}

export const warmForms = warm(loadFurtherForms.section)
