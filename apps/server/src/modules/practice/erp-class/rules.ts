import type { CommandProblem } from '@titian/practice/engine'
import type { ErpScenario } from '@titian/practice/erp'
import { teacherSeat } from '../events/rules.ts'
import type { RunWithState } from '../queries.ts'
import { isSame } from '../rules.ts'
import type { CommandRow } from '../tables.ts'

/** PRC-218: the command of the teacher as an entry of the log, under the running number. */
export const resetOf = (
  { id: runId, number, day }: Pick<RunWithState, 'id' | 'number' | 'day'>,
  card: string,
  at: Date,
): CommandRow => ({
  runId,
  number,
  place: 0,
  day,
  seat: teacherSeat,
  command: { type: 'resetCard', day, card },
  note: '',
  at,
})

/** Whether the last entry of the day is the same, so that the card was begun again and nothing was done since. */
export const isAgain = (decided: readonly CommandRow[], { seat, command }: CommandRow): boolean => {
  const last = decided.at(-1)
  return last?.seat === seat && isSame(last.command, command)
}

/** Why the engine does not begin the card again: documents outside the card hold what it has to take back. */
export const problemOf = ([first]: readonly CommandProblem[]) => {
  if (!first) return undefined
  if (first.code !== 'refused' || first.reason === 'unknownCard') return 'unknownCard'
  return first.reason === 'cardNotBegun' ? 'cardNotBegun' : 'cardInUse'
}

/** A card of a teacher by its title, and one of the school by its code. */
export function titleOf(scenario: unknown, card: string): string {
  // The scenario of a run of this kind is one of its engine.
  const { ownCards } = scenario as ErpScenario
  return ownCards.find(({ code }) => code === card)?.title ?? card
}
