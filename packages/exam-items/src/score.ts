import type { ItemAnswer, ItemReview } from './answer.ts'
import type { Item } from './item.ts'
import type { ItemKind } from './item-kind.ts'
import type { Option } from './option.ts'
import * as scores from './kinds/scores.ts'
import type { Mark } from './mark.ts'

export type { ItemReview } from './answer.ts'
export type { Mark } from './mark.ts'

/**
 * The exports of `score.ts` of a kind. They are declared as methods, because TypeScript then
 * accepts functions that take only questions of one kind; the caller finds the kind first.
 */
interface KindScore {
  mark(item: Item, answer: ItemAnswer, maxPoints: number): Mark
  /** Returns the right answer; null if a teacher decides what is right. */
  rightAnswer(item: Item): ItemAnswer
  /** Returns the model answer of kinds without a right answer. */
  modelAnswer?(item: Item): string
  /** Returns the solution as lines, to compare two copies. */
  keyLines(item: Item): string[]
  /**
   * Returns how often each answer was given, for kinds in which counting the chosen options is not
   * enough. The keys of `chosen` are the keys of the statistics.
   */
  tally?(item: Item, chosen: Readonly<Record<string, number>>): Tally[]
}

/** An answer, or a part of one, with the number of students. */
export interface Tally {
  name: string
  content: string
  right: boolean
  chosen: number
  /** For the kind ordering: the position, from 1, at which students put the entry. */
  place: number
}

const byKind: Record<ItemKind, KindScore> = scores

/**
 * Marks one answer (EXM-098, EXM-099). Points are whole hundredths. A maximum that is not a whole
 * number from 0 throws a RangeError, because sums would be inexact.
 */
export function markItem(item: Item, answer: ItemAnswer, maxPoints: number): Mark {
  if (!Number.isSafeInteger(maxPoints) || maxPoints < 0) {
    throw new RangeError(`maxPoints must be whole hundredths of a point, not ${maxPoints}`)
  }
  return byKind[item.kind].mark(item, answer, maxPoints)
}

export const rightAnswer = (item: Item): ItemAnswer => byKind[item.kind].rightAnswer(item)

/** Returns the solution that the review policy may show after submission (EXM-041). */
export function reviewItem(item: Item): ItemReview {
  const said: readonly Option[] = 'options' in item ? item.options : []
  const feedback = said.flatMap(({ id, feedback: text }) => (text ? [{ id, text }] : []))
  const review = {
    answer: rightAnswer(item),
    analysis: item.analysis,
    ...(feedback.length > 0 ? { feedback } : {}),
  }
  const model = byKind[item.kind].modelAnswer?.(item)
  return model === undefined ? review : { ...review, model }
}

export const tallyItem = (item: Item, chosen: Readonly<Record<string, number>>): Tally[] =>
  byKind[item.kind].tally?.(item, chosen) ?? []

/** Returns a question as lines, to compare two copies. */
export const describeItem = (item: Item): string =>
  [item.stem, ...byKind[item.kind].keyLines(item), item.analysis].filter(Boolean).join('\n')
