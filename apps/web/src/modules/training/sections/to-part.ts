import type { TrainSection, TrainTab } from '@titian/contract'
import type { LinkTarget } from '@titian/site'
import { trainLinks } from '../../../parts/train-links.ts'

/** A part of the training on the page where one is, and a task that it opens. */
export type ToPart = (tab: TrainTab, item?: string) => LinkTarget

export const partOfDetail =
  (sign: string): ToPart =>
  (tab, item) =>
    trainLinks.detail(sign, tab, item)

/** TRN-051: which sub-page of the learning area holds what a tab shows. */
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
