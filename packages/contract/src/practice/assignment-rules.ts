import { turnSeconds } from './rules.ts'

/** PRC-024: how often a practice that was given may be begun. */
export const attemptsMost = 10
/** Parts that the score of a kind may have. */
export const weightsMost = 20
/** Students whose due date is moved by one call. */
export const extendedMost = 200

/** PRC-105: open games of teams that a board shows at a time. */
export const boardGamesMost = 100

/** What is given where the teacher chooses no other. */
export const usualAssignment = {
  attempts: 1,
  passLine: 60,
  turnSeconds: turnSeconds.usual,
} as const

/** Where a student is with a practice that was given. */
export const assignmentStates = ['notOpen', 'open', 'inProgress', 'done', 'over'] as const
export type AssignmentState = (typeof assignmentStates)[number]

/** PRC-040: what a student has done for an assignment. */
export const boardStates = ['notStarted', 'active', 'ended'] as const
export type BoardState = (typeof boardStates)[number]

/** Whole percentages in proportion to the points of the parts. The points that rounding down leaves go to the first parts, one each. */
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

/** PRC-143: the teams of the round before, or those that the students make again. */
export const roundTeams = ['same', 'new'] as const
export type RoundTeams = (typeof roundTeams)[number]

/** PRC-143: what is usually played after a practice. */
export const usualNext: Readonly<Record<string, string>> = {
  'chain-first-steps': 'beer-game',
  'beer-game': 'beer-game-shared',
}

/** PRC-144: runs of an assignment that a list of finished games shows, and that are compared at a time. */
export const finishedGamesMost = 100
export const comparedMost = 4
