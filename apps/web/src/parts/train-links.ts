import type { TrainSection, TrainTab } from '@titian/contract'
import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/** The search parameters of the list; a filter that is not set is absent (TRN-052). */
export interface TrainFilter {
  trainName?: string
  state?: 'scheduling' | 'notStarted' | 'inProgress' | 'completed'
  isFree?: '0' | '1'
}

/**
 * Links to training pages. The links have their own file, because the first page does not need
 * them.
 */
export const trainLinks = {
  list: (search: TrainFilter = {}) => link({ to: paths.trainList, search }),
  recommended: () => link({ to: paths.trainRecommended }),
  /** `item` is a task that the tab opens. */
  detail: (sign: string, tab?: TrainTab, item?: string) =>
    link({ to: paths.trainDetail, params: { sign }, search: { tab, item } }),
  /** `train` is required, because the video alone does not identify its training. */
  video: (train: string, sign: string, chapter?: string) =>
    link({ to: paths.trainVideo, params: { sign }, search: { train, chapter } }),
  mine: () => link({ to: paths.myTraining }),
  /** FRM-183: a page of a training in the learning area. */
  part: (id: string, section: TrainSection, item?: string) =>
    link({ to: paths.myTrainPart, params: { section }, search: { id, item } }),
}
