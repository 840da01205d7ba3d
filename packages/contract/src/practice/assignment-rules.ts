/** PRC-024: how often a practice that was given may be begun. */
export const attemptsMost = 10
/** Seconds that a team waits for a seat in a week. */
export const turnSecondsRange = { least: 20, most: 600 } as const
/** Parts that the score of a kind may have. */
export const weightsMost = 20
/** Students whose due date is moved by one call. */
export const extendedMost = 200

/** What is given where the teacher chooses no other. */
export const usualAssignment = { attempts: 1, passLine: 60, turnSeconds: 90 } as const

/** Where a student is with a practice that was given. */
export const assignmentStates = ['notOpen', 'open', 'inProgress', 'done', 'over'] as const
export type AssignmentState = (typeof assignmentStates)[number]

/** PRC-040: what a student has done for an assignment. */
export const boardStates = ['notStarted', 'active', 'ended'] as const
export type BoardState = (typeof boardStates)[number]

/** The shares of the parts of a kind in 100, in whole numbers; what is left over goes to the first parts. */
export function usualWeights(
  parts: readonly { name: string; of: number }[],
): { name: string; weight: number }[] {
  const total = parts.reduce((sum, { of }) => sum + of, 0)
  const shares = parts.map(({ name, of }) => ({ name, weight: Math.floor((of * 100) / total) }))
  const given = shares.reduce((sum, { weight }) => sum + weight, 0)
  return shares.map(({ name, weight }, place) => ({
    name,
    weight: weight + (place < 100 - given ? 1 : 0),
  }))
}
