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
  /** The attempt goes on, so it has no marks yet. */
  writing: boolean
  /** What it is worth so far, in hundredths. */
  points: number
  byHand: boolean
  /** What the other questions of the paper came to. */
  othersScore: number
  othersWait: boolean
}

/**
 * The mark of one question of a paper by a state of the question. What a teacher gave by hand stays; where the
 * question is worth something else, its share of the points stays (EXM-176).
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

/** Null while a teacher's mark is waited for; else the parts add up to it (EXM-125). */
export function paperScore(
  { writing, othersScore, othersWait }: PaperPart,
  { score, waiting }: PartMark,
): number | null {
  return writing || othersWait || waiting ? null : othersScore + (score ?? 0)
}

export interface Sum {
  /** Of the question. */
  part: number | null
  /** Of the paper. */
  score: number | null
  total: number
}

export const passedIn = ({ score, total }: Sum): boolean | null =>
  score === null ? null : isPassed(points(score), points(total))

/** Below zero where the share of the total falls; null where it is not known before and after. */
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
