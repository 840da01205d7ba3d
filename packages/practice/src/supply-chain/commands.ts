import { fieldOf, isObject, wholeBetween } from '../checks.ts'
import type { CommandProblem, Sent } from '../engine.ts'
import { mostOrder } from './scenario.ts'
import { isSeat, type Seat } from './seats.ts'
import type { SupplyChainState } from './state.ts'

export interface OrderCommand {
  type: 'order'
  week: number
  quantity: number
}

const checkQuantity = wholeBetween(0, mostOrder)

export function commandProblems(
  state: SupplyChainState,
  command: unknown,
  seat: string,
): CommandProblem[] {
  if (!isSeat(seat)) return [{ code: 'unknownSeat' }]
  if (!isObject(command) || fieldOf(command, 'type') !== 'order') return [{ code: 'notACommand' }]
  if (state.desks[seat].playedBy !== 'player') return [{ code: 'seatOfABot' }]
  if (state.finished) return [{ code: 'finished' }]
  if (fieldOf(command, 'week') !== state.week) return [{ code: 'wrongDay', day: state.week }]
  return checkQuantity(fieldOf(command, 'quantity'), 'quantity').map((problem) => ({
    code: 'field',
    problem,
  }))
}

const isOrder = (state: SupplyChainState, command: unknown, seat: Seat): command is OrderCommand =>
  commandProblems(state, command, seat).length === 0

/** The first valid order of a seat counts, and later ones change nothing (PRC-056). */
export function orderedBy(
  state: SupplyChainState,
  sent: readonly Sent[],
  seat: Seat,
): number | undefined {
  for (const { seat: from, command } of sent)
    if (from === seat && isOrder(state, command, seat)) return command.quantity
  return undefined
}
