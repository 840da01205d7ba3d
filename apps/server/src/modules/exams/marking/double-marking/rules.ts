import type { DoubleStep } from '@titian/contract'

/** A mark that stands for one answer, in hundredths of what the answer is worth now. */
export interface OneMark {
  markedBy: number
  score: number
  comment: string
}

export interface Grader {
  userId: number
  /** The main lecturer of the course. */
  leads: boolean
}

/** EXM-215, EXM-216: what is asked of this person for an answer that waits. */
export function stepOf(
  marks: readonly Pick<OneMark, 'markedBy'>[],
  { userId, leads }: Grader,
): Exclude<DoubleStep, 'settled'> {
  const own = marks.some(({ markedBy }) => markedBy === userId)
  if (marks.length < 2) return own ? 'given' : 'mark'
  return leads || !own ? 'decide' : 'elsewhere'
}

/** Nobody sees what another one gave before giving an own mark. */
export function visibleMarks<Mark extends Pick<OneMark, 'markedBy'>>(
  marks: readonly Mark[],
  step: DoubleStep,
  userId: number,
): Mark[] {
  if (step === 'mark') return []
  return step === 'given' ? marks.filter(({ markedBy }) => markedBy === userId) : [...marks]
}

/**
 * EXM-215: the mean of two marks, in the hundredths of EXM-125 and rounded up for the student, or null where they
 * differ by more than the percentage of the points. In whole numbers, so that a difference just as large still agrees.
 */
export function meanOf(one: number, other: number, points: number, within: number): number | null {
  if (Math.abs(one - other) * 100 > within * points) return null
  return Math.ceil((one + other) / 2)
}

/** What the student reads of the two comments. */
export const bothComments = (marks: readonly Pick<OneMark, 'comment'>[]): string =>
  [...new Set(marks.map(({ comment }) => comment))].filter((text) => text !== '').join('\n\n')
