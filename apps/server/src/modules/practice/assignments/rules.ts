import type { AssignmentState } from '@titian/contract'
import type { ScorePart } from '@titian/practice/engine'
import { isDue } from '../rules.ts'
import type { AssignmentRow, Weight } from '../tables.ts'

/** True when the weights contain every part once, and sum up to 100. */
export function areWhole(weights: readonly Weight[], parts: readonly { name: string }[]): boolean {
  const names = new Set(weights.map(({ name }) => name))
  return (
    weights.length === parts.length &&
    parts.every(({ name }) => names.has(name)) &&
    weights.reduce((sum, { weight }) => sum + weight, 0) === 100
  )
}

/**
 * PRC-024: returns the result in percent, rounded half up. The points of each rated part count by
 * its weight, divided by the weights of all rated parts. Null while no part with a weight is rated.
 * Integers are used, so that no fraction is lost.
 */
export function percentOf(score: readonly ScorePart[], weights: readonly Weight[]): number | null {
  const weightOf = new Map(weights.map(({ name, weight }) => [name, weight]))
  const rated = score.flatMap(({ name, points, of }) =>
    points === null || of <= 0
      ? []
      : [{ points: BigInt(Math.min(Math.max(points, 0), of)), of, name }],
  )
  const common = rated.reduce((product, { of }) => product * BigInt(of), 1n)
  let reached = 0n
  let most = 0n
  for (const { name, points, of } of rated) {
    const weight = BigInt(weightOf.get(name) ?? 0)
    reached += weight * points * (common / BigInt(of))
    most += weight * common
  }
  return most === 0n ? null : Number((200n * reached + most) / (2n * most))
}

/** The data of a run's assignment, as JSON of the database. */
export interface Given {
  weights: Weight[]
  passLine: number
  attempts: number
  opensAt: string | null
  /** The latest due date of the run's players. */
  dueAt: string | null
}

export const dueOf = (of: Given | null): Date | null => (of?.dueAt ? new Date(of.dueAt) : null)

/** True after the opening of the assignment; always true without an assignment. */
export const hasOpened = (of: Given | null, now: Date): boolean =>
  isOpened(of?.opensAt ? new Date(of.opensAt) : null, now)

const isOpened = (opensAt: Date | null, now: Date): boolean =>
  opensAt === null || now.getTime() >= opensAt.getTime()

/** One person's runs in an assignment, as JSON of the database. */
export interface OwnRuns {
  /** Number of begun runs. */
  used: number
  /** The number of the last attempt; runs of a team have none. */
  last: number
  best: number | null
  /** The open run, and the latest due date of its players. */
  open: number | null
  openDue: string | null
  /** The last ended run. */
  ended: number | null
}

/** Returns the run that the person can continue. After its due date, the server ends the run. */
export const openRunOf = ({ open, openDue }: OwnRuns, now: Date): number | null =>
  openDue !== null && isDue(new Date(openDue), now) ? null : open

interface Standing {
  opensAt: Date | null
  /** The person's due date. */
  dueAt: Date | null
  attempts: number
  used: number
  /** True when the person can continue a run. */
  isOpen: boolean
}

/**
 * Returns the state for the student. A team's run stays open after the student's own due date,
 * until the latest due date of its players.
 */
export function stateOf(standing: Standing, now: Date): AssignmentState {
  const { opensAt, dueAt, attempts, used, isOpen } = standing
  if (isOpen) return 'inProgress'
  if (isDue(dueAt, now)) return used > 0 ? 'done' : 'over'
  if (!isOpened(opensAt, now)) return 'notOpen'
  return used >= attempts ? 'done' : 'open'
}

/** Returns why a further attempt is refused, or undefined. */
export function startProblem(standing: Omit<Standing, 'isOpen'>, now: Date) {
  const { opensAt, dueAt, attempts, used } = standing
  if (!isOpened(opensAt, now)) return 'assignmentNotOpen'
  if (isDue(dueAt, now)) return 'assignmentOver'
  return used >= attempts ? 'noAttemptLeft' : undefined
}

type Frozen = Pick<AssignmentRow, 'practice' | 'mode' | 'weights' | 'passLine' | 'scenario'>

const asText = (weights: readonly Weight[]) =>
  JSON.stringify(
    weights
      .map(({ name, weight }) => [name, weight] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/**
 * Returns the fields that the form changes although the first run has frozen them. Of a scenario,
 * only the cards can change.
 */
export function frozenFields(before: Frozen, after: Frozen): string[] {
  const isSamePractice = before.practice === after.practice
  return [
    isSamePractice ? [] : ['idSign'],
    isSamePractice && before.scenario !== after.scenario ? ['erpCards'] : [],
    before.mode === after.mode ? [] : ['mode'],
    asText(before.weights) === asText(after.weights) ? [] : ['weights'],
    before.passLine === after.passLine ? [] : ['passLine'],
  ].flat()
}

export const isPassed = (percent: number | null, passLine: number): boolean | null =>
  percent === null ? null : percent >= passLine

/**
 * PRC-180: true for a next round in which every game is still in its lobby. The server created
 * these games, so the round can still be deleted.
 */
export const isUnusedRound = (followsId: number | null, started: number): boolean =>
  followsId !== null && started === 0
