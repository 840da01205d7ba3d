import { type TrainCard, type TrainState, trainStateOf } from '@titian/contract'
import { pickText, type Texts } from '@titian/contract'
import type { viewOf } from '../courses/index.ts'
import type { CardRow } from './queries.ts'

export type View = ReturnType<typeof viewOf>

export const iso = (moment: Date | string | null) =>
  moment === null ? null : new Date(moment).toISOString()

/** Returns a text in the reader's language, otherwise the school's. */
export const inWords = (texts: Texts, { language, fallback }: View) =>
  pickText(texts, language, fallback)

export function stateOf({ startAt, endAt }: Pick<CardRow, 'startAt' | 'endAt'>, now: Date) {
  return trainStateOf({ startTime: iso(startAt), endTime: iso(endAt) }, now)
}

/**
 * `state` is the reader's own state of the training, when it differs from the state that follows
 * from the dates (TRN-048).
 */
export function card(row: CardRow, view: View, state?: TrainState): TrainCard {
  return {
    sign: view.seal('training', row.id),
    trainName: inWords(row.names, view),
    cohort: row.cohort,
    trainPicture: view.picture(row.pictureFileId),
    coverSeed: row.coverSeed,
    state: state ?? stateOf(row, view.now),
    startTime: iso(row.startAt),
    endTime: iso(row.endAt),
    trainPrice: row.priceMinor / 100,
    isFree: row.priceMinor === 0,
    credit: row.credit,
    chapters: row.chapters,
    videos: row.videos,
    learners: row.learners,
  }
}
