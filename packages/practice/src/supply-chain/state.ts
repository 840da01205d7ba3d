import type { BotName } from './bot-names.ts'
import type { BySeat } from './seats.ts'

/** One week of one seat. `ordered` is null until the seat has decided. */
export interface WeekRow {
  week: number
  received: number
  asked: number
  shipped: number
  /** The part of what was asked for this week that was shipped this week. */
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
  /** Goods on their way here, or being made: those of the next week first. */
  inTransit: number[]
  /** Orders on their way here, those of the next week first; empty for the retailer. */
  orderQueue: number[]
  /** Ordered and not yet received, wherever it is. */
  onOrder: number
  rows: WeekRow[]
}

export interface SupplyChainState {
  /** The week whose orders are asked for; the last one at the end. */
  week: number
  weeks: number
  finished: boolean
  sharedDemand: boolean
  /** What was asked for each week before the first. */
  usual: number
  desks: BySeat<Desk>
}
