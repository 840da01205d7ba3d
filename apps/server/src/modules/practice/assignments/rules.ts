import type { AssignmentState } from '@titian/contract'
import type { ScorePart } from '@titian/practice/engine'
import { isDue } from '../rules.ts'
import type { AssignmentRow, Weight } from '../tables.ts'

/** Whether the weights name every part once, and sum up to 100. */
export function areWhole(weights: readonly Weight[], parts: readonly { name: string }[]): boolean {
  const names = new Set(weights.map(({ name }) => name))
  return (
    weights.length === parts.length &&
    parts.every(({ name }) => names.has(name)) &&
    weights.reduce((sum, { weight }) => sum + weight, 0) === 100
  )
}

/**
 * PRC-024: the result in percent, half up: what was reached of each rated part counts by its weight, over the weights of
 * the rated parts. Null as long as no part with a weight is rated. In whole numbers, so that no fraction is lost.
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

/** What the assignment of a run says, as the database makes text of it. */
export interface Given {
  weights: Weight[]
  passLine: number
  attempts: number
  opensAt: string | null
  /** The latest one of its players. */
  dueAt: string | null
}

export const dueOf = (of: Given | null): Date | null => (of?.dueAt ? new Date(of.dueAt) : null)

/** Whether a run can begin by the opening of its assignment; one that was begun freely always can. */
export const hasOpened = (of: Given | null, now: Date): boolean =>
  isOpened(of?.opensAt ? new Date(of.opensAt) : null, now)

const isOpened = (opensAt: Date | null, now: Date): boolean =>
  opensAt === null || now.getTime() >= opensAt.getTime()

/** What one person has done in an assignment, as the database makes text of it. */
export interface OwnRuns {
  /** Runs that have begun. */
  used: number
  /** The last attempt that has a number; those of a team have none. */
  last: number
  best: number | null
  /** The open run, and until when it is open: the latest due date of its players. */
  open: number | null
  openDue: string | null
  /** The last run that has ended. */
  ended: number | null
}

/** The run in which the person can play on; one that is open after its due date is ended by the server. */
export const openRunOf = ({ open, openDue }: OwnRuns, now: Date): number | null =>
  openDue !== null && isDue(new Date(openDue), now) ? null : open

interface Standing {
  opensAt: Date | null
  /** Of the person. */
  dueAt: Date | null
  attempts: number
  used: number
  /** A run in which the person can play on. */
  isOpen: boolean
}

/** Where a student is; in a team a run can be open after the own due date, until the latest one of its players. */
export function stateOf(standing: Standing, now: Date): AssignmentState {
  const { opensAt, dueAt, attempts, used, isOpen } = standing
  if (isOpen) return 'inProgress'
  if (isDue(dueAt, now)) return used > 0 ? 'done' : 'over'
  if (!isOpened(opensAt, now)) return 'notOpen'
  return used >= attempts ? 'done' : 'open'
}

/** Why a further attempt cannot begin. */
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

/** The fields of the form that would change what the first run has frozen. Only other cards change a scenario. */
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

/** PRC-180: a next round whose games all wait; the server has made them, so that they keep nobody from taking it back. */
export const isUnusedRound = (followsId: number | null, started: number): boolean =>
  followsId !== null && started === 0
