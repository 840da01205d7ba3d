import type { ItemAnswer, ItemReview } from './answer.ts'
import type { Item } from './item.ts'
import { markAnnotation } from './kinds/annotation/score.ts'
import { markBlank } from './kinds/blank/score.ts'
import { markJudge } from './kinds/judge/score.ts'
import { markMultiple } from './kinds/multiple/score.ts'
import { markSingle } from './kinds/single/score.ts'
import type { Mark } from './mark.ts'

export type { ItemReview } from './answer.ts'
export type { Mark } from './mark.ts'

/**
 * Marks one answer (EXM-098, EXM-099). Points are whole hundredths; a maximum that is not a whole
 * number of them from 0 up throws a RangeError, because every sum built on it would be inexact.
 */
export function markItem(item: Item, answer: ItemAnswer, maxPoints: number): Mark {
  if (!Number.isSafeInteger(maxPoints) || maxPoints < 0) {
    throw new RangeError(`maxPoints must be whole hundredths of a point, not ${maxPoints}`)
  }
  switch (item.kind) {
    case 'single':
      return markSingle(item, answer, maxPoints)
    case 'multiple':
      return markMultiple(item, answer, maxPoints)
    case 'blank':
      return markBlank(item, answer, maxPoints)
    case 'judge':
      return markJudge(item, answer, maxPoints)
    case 'annotation':
      return markAnnotation(answer)
  }
}

/** The answer to show as right: the first alternative of each blank; null where a teacher judges. */
export function rightAnswer(item: Item): ItemAnswer {
  switch (item.kind) {
    case 'single':
    case 'judge':
      return item.answer
    case 'multiple':
      return item.options.map(({ id }) => id).filter((id) => item.answer.includes(id))
    case 'blank':
      return item.blanks.map(([first = '']) => first)
    case 'annotation':
      return null
  }
}

/** What the review policy may let out after submission (EXM-041). */
export function reviewItem(item: Item): ItemReview {
  const review = { answer: rightAnswer(item), analysis: item.analysis }
  return item.kind === 'annotation' ? { ...review, model: item.model } : review
}
