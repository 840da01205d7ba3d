import { isPassed } from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { points } from './rules.ts'
import type { AttemptState } from './tables.ts'

/** What presenting needs of a request. */
export type Reader = Pick<Context, 'seal' | 'language' | 'school' | 'now'>

export const iso = (moment: Date | null): string | null => moment && moment.toISOString()

const stateNames = {
  in_progress: 'inProgress',
  submitted: 'submitted',
  auto_submitted: 'autoSubmitted',
} as const satisfies Record<AttemptState, string>

export function stateName(state: AttemptState) {
  return stateNames[state]
}

export function percentOf(score: number | null, total: number): number | null {
  return score === null || total === 0 ? null : Math.round((score * 10_000) / total) / 100
}

export function passedOf(score: number | null, total: number): boolean | null {
  return score === null ? null : isPassed(points(score), points(total))
}
