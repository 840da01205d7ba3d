import type { FinishedGame } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import type { FinishedRun } from './queries.ts'

/** PRC-144: presents an ended game. */
export function finishedGame(run: FinishedRun, { seal }: Pick<Context, 'seal'>): FinishedGame {
  const { id, endedAt, ...shown } = run
  return { ...shown, sign: seal('practiceRun', id), endedAt: new Date(endedAt).toISOString() }
}
