import type { ErrorCode } from '../names.ts'
import { codesOf } from '../score.ts'
import type { ErpState } from '../state.ts'
import { verdictsOf } from './evaluate.ts'
import type { Statement } from './types.ts'

export interface Failure {
  card: string
  /** The index of the statement in the card. */
  place: number
  statement: Statement
  /** The number of runs that have begun the card and fail the statement. */
  runs: number
  of: number
}

/**
 * PRC-050: returns the statements that a class fails, the most frequent first; equally frequent
 * ones are in the order of the cards. A run that has not begun a card is not counted.
 */
export function commonFailures(states: readonly ErpState[]): Failure[] {
  const failures = new Map<string, Failure>()
  for (const state of states)
    for (const card of codesOf(state.scenario)) {
      if (!state.cards.some(({ code }) => code === card)) continue
      for (const [place, { statement, met }] of verdictsOf(state, card).entries()) {
        const key = `${place} ${card}`
        const row = failures.get(key) ?? { card, place, statement, runs: 0, of: 0 }
        failures.set(key, { ...row, runs: row.runs + (met ? 0 : 1), of: row.of + 1 })
      }
    }
  return [...failures.values()]
    .filter(({ runs }) => runs > 0)
    .toSorted((one, other) => other.runs - one.runs)
}

/** Returns the mistakes that reduce accuracy, the most frequent in the class first. */
export function commonSlips(states: readonly ErpState[]): { code: ErrorCode; count: number }[] {
  const counts = new Map<ErrorCode, number>()
  for (const { slips } of states)
    for (const { code } of slips) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .toSorted((one, other) => other.count - one.count)
}
