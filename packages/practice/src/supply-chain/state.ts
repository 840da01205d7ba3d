import type { BotName } from './bot-names.ts'
import type { BySeat } from './seats.ts'

/** One week of one seat. `ordered` is null until the seat has decided. */
export interface WeekRow {
  week: number
  received: number
  asked: number
  shipped: number
  /** The part of this week's demand that was shipped this week. */
  onTime: number
  stock: number
  backlog: number
  /** Cents. */
  cost: number
  ordered: number | null
  orderedBy: 'player' | BotName | null
}

export interface Desk {
  playedBy: 'player' | BotName
  stock: number
  backlog: number
  /** Goods on their way to this seat or in production; those of the next week first. */
  inTransit: number[]
  /** Orders on their way to this seat, those of the next week first; empty for the retailer. */
  orderQueue: number[]
  /** Units that were ordered and not received yet. */
  onOrder: number
  rows: WeekRow[]
}

export interface SupplyChainState {
  /** The week for which orders are requested; after the end of the game, the last week. */
  week: number
  weeks: number
  finished: boolean
  sharedDemand: boolean
  /** The demand of each week before the first week. */
  usual: number
  desks: BySeat<Desk>
}
