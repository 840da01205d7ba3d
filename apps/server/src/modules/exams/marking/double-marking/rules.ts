import type { DoubleStep } from '@titian/contract'

/** A valid mark of one answer, in hundredths of the points that the answer has now. */
export interface OneMark {
  markedBy: number
  score: number
  comment: string
}

export interface Grader {
  userId: number
  /** True for the lead teacher of the course. */
  leads: boolean
}

/** EXM-215, EXM-216: returns what this person can do for an unmarked answer. */
export function stepOf(
  marks: readonly Pick<OneMark, 'markedBy'>[],
  { userId, leads }: Grader,
): Exclude<DoubleStep, 'settled'> {
  const own = marks.some(({ markedBy }) => markedBy === userId)
  if (marks.length < 2) return own ? 'given' : 'mark'
  return leads || !own ? 'decide' : 'elsewhere'
}

/** Hides the marks of others until this person has given one. */
export function visibleMarks<Mark extends Pick<OneMark, 'markedBy'>>(
  marks: readonly Mark[],
  step: DoubleStep,
  userId: number,
): Mark[] {
  if (step === 'mark') return []
  return step === 'given' ? marks.filter(({ markedBy }) => markedBy === userId) : [...marks]
}

/**
 * EXM-215: returns the mean of two marks in hundredths of a point, rounded up (EXM-125). Returns
 * null if the marks differ by more than `within` percent of the points. The difference is computed
 * in integers, so that a difference of exactly this size is still accepted.
 */
export function meanOf(one: number, other: number, points: number, within: number): number | null {
  if (Math.abs(one - other) * 100 > within * points) return null
  return Math.ceil((one + other) / 2)
}

/** Returns the comment for the student, which joins the two comments. */
export const bothComments = (marks: readonly Pick<OneMark, 'comment'>[]): string =>
  [...new Set(marks.map(({ comment }) => comment))].filter((text) => text !== '').join('\n\n')
