import type { AttemptState } from './tables.ts'

export const attemptStates = [
  'in_progress',
  'submitted',
  'auto_submitted',
] as const satisfies readonly AttemptState[]
export type AttemptEvent = 'save' | 'submit' | 'timeUp'

/**
 * EXM-112: all states of an attempt and the events that change them. No event changes the two
 * submitted states.
 */
const transitions: Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>> = {
  in_progress: { save: 'in_progress', submit: 'submitted', timeUp: 'auto_submitted' },
  submitted: {},
  auto_submitted: {},
}

export interface Change {
  from: AttemptState
  to: AttemptState
}

/** Returns the states before and after an event, which the queries compare and set. */
export function changeOf(event: AttemptEvent): Change {
  for (const from of attemptStates) {
    const to = transitions[from][event]
    if (to) return { from, to }
  }
  throw new Error(`Nothing follows from ${event}.`)
}

export function isOpen(state: AttemptState): boolean {
  return state === 'in_progress'
}

export const releaseStates = { draft: 0, released: 1, closed: 2 } as const

/** EXM-068: the steps between draft, released and closed. Steps back have further conditions. */
const releases: Record<number, readonly number[]> = {
  [releaseStates.draft]: [releaseStates.released],
  [releaseStates.released]: [releaseStates.draft, releaseStates.closed],
  [releaseStates.closed]: [releaseStates.released],
}

export function mayRelease(from: number, to: number): boolean {
  return releases[from]?.includes(to) ?? false
}

/**
 * Converts points, decimals with two places in calls, to the integer hundredths that are stored
 * (EXM-125).
 */
export function hundredths(points: number): number {
  return Math.round(points * 100)
}

export function points(value: number): number {
  return value / 100
}

/** Escapes a text for a pattern. */
export const literalPattern = (text: string): string =>
  `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
