import type { ItemAnswer, ItemReview } from './answer.ts'
import type { Item } from './item.ts'
import type { ItemKind } from './item-kind.ts'
import type { Option } from './option.ts'
import * as scores from './kinds/scores.ts'
import type { Mark } from './mark.ts'

export type { ItemReview } from './answer.ts'
export type { Mark } from './mark.ts'

/** What `score.ts` of a kind exports. Methods, since each is called with questions of its own kind only. */
interface KindScore {
  mark(item: Item, answer: ItemAnswer, maxPoints: number): Mark
  /** The answer to show as right; null where a teacher judges. */
  rightAnswer(item: Item): ItemAnswer
  /** What an expert would write, where that stands in place of a right answer. */
  modelAnswer?(item: Item): string
  /** The answer side in plain lines, to compare two copies of a question. */
  keyLines(item: Item): string[]
  /** How often which answers were given, where counting ticks says too little; `chosen` as the statistics count. */
  tally?(item: Item, chosen: Readonly<Record<string, number>>): Tally[]
}

/** An answer, or a part of one, and how many gave it. */
export interface Tally {
  name: string
  content: string
  right: boolean
  chosen: number
  /** In an order: the place from 1 at which the entry was put. */
  place: number
}

const byKind: Record<ItemKind, KindScore> = scores

/**
 * Marks one answer (EXM-098, EXM-099). Points are whole hundredths; a maximum that is not a whole
 * number of them from 0 up throws a RangeError, because every sum built on it would be inexact.
 */
export function markItem(item: Item, answer: ItemAnswer, maxPoints: number): Mark {
  if (!Number.isSafeInteger(maxPoints) || maxPoints < 0) {
    throw new RangeError(`maxPoints must be whole hundredths of a point, not ${maxPoints}`)
  }
  return byKind[item.kind].mark(item, answer, maxPoints)
}

export const rightAnswer = (item: Item): ItemAnswer => byKind[item.kind].rightAnswer(item)

/** What the review policy may let out after submission (EXM-041). */
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

/** A question in plain lines, to compare two copies of it. */
export const describeItem = (item: Item): string =>
  [item.stem, ...byKind[item.kind].keyLines(item), item.analysis].filter(Boolean).join('\n')
