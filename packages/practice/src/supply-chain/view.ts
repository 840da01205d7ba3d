import { isSeat, type Seat } from './seats.ts'
import type { Desk, SupplyChainState } from './state.ts'

/**
 * Everything that a seat sees. A bot decides by the same view, so that a bot knows no more than a
 * player.
 */
export interface DeskView extends Omit<Desk, 'orderQueue'> {
  seat: Seat
  week: number
  weeks: number
  finished: boolean
  usual: number
  /** Cents so far. */
  cost: number
  /** The consumer demand by week, if the scenario shares it. */
  consumerDemand: number[] | null
}

export function deskView(state: SupplyChainState, seat: Seat): DeskView {
  const { orderQueue: _onTheirWay, ...desk } = state.desks[seat]
  const { week, weeks, finished, usual, sharedDemand } = state
  return {
    seat,
    week,
    weeks,
    finished,
    usual,
    ...desk,
    cost: desk.rows.reduce((total, row) => total + row.cost, 0),
    consumerDemand: sharedDemand ? state.desks.retailer.rows.map(({ asked }) => asked) : null,
  }
}

export const viewOf = (state: SupplyChainState, seat: string): DeskView | undefined =>
  isSeat(seat) ? deskView(state, seat) : undefined
