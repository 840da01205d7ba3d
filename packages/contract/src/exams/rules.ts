/** EXM-052: the pass mark in percent of the total score (EXM-053). */
export const passMark = 60
/** EXM-023: the maximum number of seconds between two reports of an open paper. */
export const reportSeconds = 30
/**
 * EXM-131: the seconds without a report after which a student counts as away; three reports are
 * then missing.
 */
export const awaySeconds = 90
/** EXM-101: the delay in milliseconds before a changed answer is sent. */
export const saveDelay = 1200
/** EXM-034: seconds after the deadline in which saves are still accepted. */
export const defaultGraceSeconds = 60
/** EXM-110: the minutes at which the countdown is announced. */
export const announcedMinutes = [10, 5, 1] as const

/** EXM-204: the maximum number of questions added in one step. */
export const mostAdded = 100

export const examinationType = { unitTest: 0, finalExam: 1 } as const
export const releaseStatus = { draft: 0, released: 1, closed: 2 } as const

/** EXM-053: returns whether the share of the total reaches the pass mark. */
export function isPassed(score: number, totalScore: number): boolean {
  return totalScore > 0 && Math.round(score * 100) * 100 >= passMark * Math.round(totalScore * 100)
}
