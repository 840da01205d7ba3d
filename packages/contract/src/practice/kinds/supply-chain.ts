import { z } from 'zod'
import { whole } from '../../wire/fields.ts'
import { chainPlayers, chainSeats, orderMost, weeksMost } from '../rules.ts'

const count = z.number().int()

const seat = z.enum(chainSeats)

const playedBy = z.enum(chainPlayers)

/** The order of a seat in a week. */
export const orderCommand = z.object({
  type: z.literal('order'),
  week: whole(1, weeksMost),
  quantity: whole(0, orderMost),
})

/** One week of one seat. */
export const chainWeek = z.object({
  week: count,
  received: count,
  asked: count,
  shipped: count,
  stock: count,
  backlog: count,
  /** Cents. */
  cost: count,
  /** Null until the seat has decided. */
  ordered: count.nullable(),
  orderedBy: playedBy.nullable(),
})
export type ChainWeek = z.output<typeof chainWeek>

/** PRC-053: one seat as its player sees it, without numbers of other seats. */
export const supplyChainView = z.object({
  seat,
  week: count,
  weeks: count,
  finished: z.boolean(),
  /** The demand of each week before the first week of the game. */
  usual: count,
  stock: count,
  backlog: count,
  /** Goods in transit to this seat; the goods that arrive next week come first. */
  inTransit: z.array(count),
  /** Ordered and not yet received. */
  onOrder: count,
  /** The costs so far, in cents. */
  cost: count,
  /** Oldest first. */
  rows: z.array(chainWeek),
  /** The demand by week; null if the practice hides it from this seat. */
  consumerDemand: z.array(count).nullable(),
})
export type SupplyChainView = z.output<typeof supplyChainView>

/** Integer percentages, rounded half up; null if there is nothing to measure. */
const percent = count.nullable()

export const chainSeatReview = z.object({
  seat,
  playedBy,
  /** Cents. */
  cost: count,
  /**
   * PRC-057: the variance of orders divided by that of demand, in hundredths; null if demand never
   * varied.
   */
  bullwhip: count.nullable(),
  withoutBacklog: percent,
  onTime: percent,
  rows: z.array(chainWeek),
})

/** PRC-059: the review of a chain. */
export const supplyChainReview = z.object({
  /** The cost of the whole chain in cents. */
  chainCost: count,
  /** The costs of the reference play and of average people on the same seed, in cents. */
  referenceCost: count,
  humanCost: count,
  demand: z.array(count),
  seats: z.array(chainSeatReview),
})
export type SupplyChainReview = z.output<typeof supplyChainReview>
