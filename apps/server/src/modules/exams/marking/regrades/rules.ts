import { isPassed } from '@titian/contract'
import type { ItemAnswer } from '@titian/exam-items/shape'
import type { QuestionState } from '../../authoring/subjects/queries.ts'
import { markOne } from '../../sitting/scoring/rules.ts'
import { points } from '../../rules.ts'

export interface PartMark {
  score: number | null
  isRight: boolean | null
  waiting: boolean
}

export interface PaperPart extends PartMark {
  itemId: number
  answer: ItemAnswer
  /** True if the attempt is still open, and so has no marks. */
  writing: boolean
  /** The present points of the question, in hundredths. */
  points: number
  byHand: boolean
  /** The sum of the marks of the other questions. */
  othersScore: number
  othersWait: boolean
}

/**
 * Returns the mark of one answer for a state of its question. A teacher's mark is kept; if the
 * points of the question change, the mark keeps its share of these points (EXM-176).
 */
export function markBy(part: PaperPart, { item, points: most, scoring }: QuestionState): PartMark {
  if (part.writing) return { score: null, isRight: null, waiting: false }
  if (scoring === 'marked' && part.byHand && part.score !== null && !part.waiting) {
    const score = part.points > 0 ? Math.round((part.score * most) / part.points) : part.score
    return { score, isRight: score === most, waiting: false }
  }
  const { score, isRight, waiting } = markOne({
    id: part.itemId,
    item,
    answer: part.answer,
    points: most,
    scoring,
  })
  return { score, isRight, waiting }
}

/**
 * Returns the score, which is the sum of the parts (EXM-125); null if a mark of a teacher is
 * missing.
 */
export function paperScore(
  { writing, othersScore, othersWait }: PaperPart,
  { score, waiting }: PartMark,
): number | null {
  return writing || othersWait || waiting ? null : othersScore + (score ?? 0)
}

export interface Sum {
  /** The mark of the question. */
  part: number | null
  /** The score of the paper. */
  score: number | null
  total: number
}

export const passedIn = ({ score, total }: Sum): boolean | null =>
  score === null ? null : isPassed(points(score), points(total))

/**
 * Returns how the share of the total changes; negative for a loss, null if a score is missing
 * before or after.
 */
export function shift(before: Sum, after: Sum): number | null {
  if (before.score === null || after.score === null) return null
  return Math.sign(after.score * before.total - before.score * after.total)
}

export function isChanged(before: Sum, after: Sum): boolean {
  return (
    before.part !== after.part ||
    before.score !== after.score ||
    (shift(before, after) ?? 0) !== 0 ||
    passedIn(before) !== passedIn(after)
  )
}
