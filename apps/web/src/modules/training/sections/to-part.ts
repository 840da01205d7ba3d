import type { TrainSection, TrainTab } from '@titian/contract'
import type { LinkTarget } from '@titian/site'
import { trainLinks } from '../../../parts/train-links.ts'

/** Returns a link to a tab of the current page, or to one task in the tab. */
export type ToPart = (tab: TrainTab, item?: string) => LinkTarget

export const partOfDetail =
  (sign: string): ToPart =>
  (tab, item) =>
    trainLinks.detail(sign, tab, item)

/** TRN-051: the sub-page for each tab. */
const sections: Record<TrainTab, TrainSection> = {
  intro: 'presentation',
  schedule: 'schedule',
  task: 'assignment',
  practical: 'assignment',
  exam: 'examine',
  data: 'download',
}

export const partOfMine =
  (id: string): ToPart =>
  (tab, item) =>
    trainLinks.part(id, sections[tab], item)
