import { warm } from '../data/use-lazy-view.ts'

/** The forms that an editor does not begin with; one file of the build has them all. */
const load = () => import('./further-forms-views.ts')

export const loadFurtherForms = {
  advantage: () => load().then((one) => one.AdvantageForm),
  section: () => load().then((one) => one.SectionPane),
}

export const warmForms = warm(loadFurtherForms.section)
