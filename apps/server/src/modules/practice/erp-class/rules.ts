import type { CommandProblem } from '@titian/practice/engine'
import type { ErpScenario } from '@titian/practice/erp'
import { teacherSeat } from '../events/rules.ts'
import type { RunWithState } from '../queries.ts'
import { isSame } from '../rules.ts'
import type { CommandRow } from '../tables.ts'

/** PRC-218: returns the teacher's command as a log entry with the running number. */
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

/**
 * True if the last entry of the day is the same command. Then the card was restarted before, and
 * nothing was done since.
 */
export const isAgain = (decided: readonly CommandRow[], { seat, command }: CommandRow): boolean => {
  const last = decided.at(-1)
  return last?.seat === seat && isSame(last.command, command)
}

/** Returns why the engine refuses the restart: other documents depend on documents of the card. */
export const problemOf = ([first]: readonly CommandProblem[]) => {
  if (!first) return undefined
  if (first.code !== 'refused' || first.reason === 'unknownCard') return 'unknownCard'
  return first.reason === 'cardNotBegun' ? 'cardNotBegun' : 'cardInUse'
}

/**
 * Returns the name of a card for the log: a teacher's card has its title, a school's card its code.
 */
export function titleOf(scenario: unknown, card: string): string {
  // A run of this kind always has an ERP scenario.
  const { ownCards } = scenario as ErpScenario
  return ownCards.find(({ code }) => code === card)?.title ?? card
}
