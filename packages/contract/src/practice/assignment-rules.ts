import { turnSeconds } from './rules.ts'

/** PRC-024: the maximum number of attempts of an assignment. */
export const attemptsMost = 10
/** The maximum number of parts of a score. */
export const weightsMost = 20
/** The maximum number of students in one call. */
export const extendedMost = 200

/** PRC-105: the maximum number of shown games. */
export const boardGamesMost = 100

/** The default settings. */
export const usualAssignment = {
  attempts: 1,
  passLine: 60,
  turnSeconds: turnSeconds.usual,
} as const

/** The states of an assignment for a student. */
export const assignmentStates = ['notOpen', 'open', 'inProgress', 'done', 'over'] as const
export type AssignmentState = (typeof assignmentStates)[number]

/** PRC-040: the states of a student on the board. */
export const boardStates = ['notStarted', 'active', 'ended'] as const
export type BoardState = (typeof boardStates)[number]

/**
 * Returns integer percentages in proportion to the points. What rounding leaves over is added to
 * the first parts, 1 to each.
 */
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

/**
 * PRC-143: how teams form: the teams of the previous round remain, or students form teams again.
 */
export const roundTeams = ['same', 'new'] as const
export type RoundTeams = (typeof roundTeams)[number]

/** PRC-143: for some practices, the practice that a teacher usually assigns next. */
export const usualNext: Readonly<Record<string, string>> = {
  'chain-first-steps': 'beer-game',
  'beer-game': 'beer-game-shared',
}

/** PRC-144: the maximum number of listed runs, and of compared ones. */
export const finishedGamesMost = 100
export const comparedMost = 4
