/** EXM-052: the pass mark in percent of the total score (EXM-053). */
export const passMark = 60
/** EXM-023: answers are reported at least this often. */
export const reportSeconds = 30
/** EXM-131: seconds without a save after which a student counts as away: three of them are missing then. */
export const awaySeconds = 90
/** EXM-101: milliseconds after a change until the answer is sent. */
export const saveDelay = 1200
/** EXM-034: seconds after the deadline in which saves are still accepted. */
export const defaultGraceSeconds = 60
/** EXM-110: minutes at which the countdown speaks. */
export const announcedMinutes = [10, 5, 1] as const

/** EXM-204: questions that are put into a paper in one step. */
export const mostAdded = 100

export const examinationType = { unitTest: 0, finalExam: 1 } as const
export const releaseStatus = { draft: 0, released: 1, closed: 2 } as const

/** EXM-053: compares the share of the total with the pass mark. */
export function isPassed(score: number, totalScore: number): boolean {
  return totalScore > 0 && Math.round(score * 100) * 100 >= passMark * Math.round(totalScore * 100)
}
