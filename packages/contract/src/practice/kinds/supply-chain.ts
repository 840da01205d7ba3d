import { z } from 'zod'
import { whole } from '../../wire/fields.ts'
import { chainPlayers, chainSeats, orderMost, weeksMost } from '../rules.ts'

const count = z.number().int()

const seat = z.enum(chainSeats)

const playedBy = z.enum(chainPlayers)

/** What a seat decides in a week. */
export const orderCommand = z.object({
  type: z.literal('order'),
  week: whole(1, weeksMost),
  quantity: whole(0, orderMost),
})

/** One week of one seat, as it was counted. */
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

/** PRC-053: one desk as its player sees it, and no number of another desk. */
export const supplyChainView = z.object({
  seat,
  week: count,
  weeks: count,
  finished: z.boolean(),
  /** What was asked for each week before the first. */
  usual: count,
  stock: count,
  backlog: count,
  /** Goods on their way here, those of the next week first. */
  inTransit: z.array(count),
  /** Ordered and not yet received. */
  onOrder: count,
  /** Cents so far. */
  cost: count,
  /** The oldest first. */
  rows: z.array(chainWeek),
  /** Week by week; null where the practice does not share it. */
  consumerDemand: z.array(count).nullable(),
})
export type SupplyChainView = z.output<typeof supplyChainView>

/** Whole percent, half up; null of nothing. */
const percent = count.nullable()

export const chainSeatReview = z.object({
  seat,
  playedBy,
  /** Cents. */
  cost: count,
  /** PRC-057: hundredths of variance of orders over variance of demand; null where the demand never varied. */
  bullwhip: count.nullable(),
  withoutBacklog: percent,
  onTime: percent,
  rows: z.array(chainWeek),
})

/** PRC-059. */
export const supplyChainReview = z.object({
  /** Cents, of the whole chain. */
  chainCost: count,
  /** Cents that the reference play and people on average need on the same seed. */
  referenceCost: count,
  humanCost: count,
  demand: z.array(count),
  seats: z.array(chainSeatReview),
})
export type SupplyChainReview = z.output<typeof supplyChainReview>
