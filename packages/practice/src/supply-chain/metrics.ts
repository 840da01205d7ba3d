import { divideBigHalfUp, divideHalfUp, sum } from '../whole.ts'
import { type BySeat, bySeat, seats } from './seats.ts'
import type { Desk, SupplyChainState } from './state.ts'

/**
 * The variance of a seat's orders divided by the variance of consumer demand (PRC-057), as an exact
 * fraction.
 */
export type Bullwhip =
  | { variation: false }
  | { variation: true; orders: number; demand: number; hundredths: number }

/** A part of a total, such as 7 weeks of 36. */
export interface Share {
  part: number
  of: number
}

export interface SeatMetrics {
  /** Cents. */
  cost: number
  bullwhip: Bullwhip
  weeksWithoutBacklog: Share
  /** Units that were shipped in the week of their order. */
  fillRate: Share
}

export interface SupplyChainMetrics {
  /** Weeks in which all seats have ordered. */
  weeksPlayed: number
  chainCost: number
  seats: BySeat<SeatMetrics>
}

/** Returns the variance times the square of the count, which is a whole number. */
function scaledVariance(numbers: readonly number[]): number {
  const total = sum(numbers)
  return numbers.length * sum(numbers.map((number) => number * number)) - total * total
}

export function bullwhipOf(orders: readonly number[], demand: readonly number[]): Bullwhip {
  const over = scaledVariance(orders)
  const under = scaledVariance(demand)
  if (under === 0) return { variation: false }
  const hundredths = Number(divideBigHalfUp(100n * BigInt(over), BigInt(under)))
  return { variation: true, orders: over, demand: under, hundredths }
}

function seatMetrics(desk: Desk, demand: readonly number[]): SeatMetrics {
  const { rows } = desk
  const orders = rows.flatMap(({ ordered }) => (ordered === null ? [] : [ordered]))
  return {
    cost: sum(rows.map(({ cost }) => cost)),
    // Only weeks in which the seat has ordered count: the open week has no order yet.
    bullwhip: bullwhipOf(orders, demand.slice(0, orders.length)),
    weeksWithoutBacklog: {
      part: rows.filter(({ backlog }) => backlog === 0).length,
      of: rows.length,
    },
    fillRate: {
      part: sum(rows.map(({ onTime }) => onTime)),
      of: sum(rows.map(({ asked }) => asked)),
    },
  }
}

export function metricsOf({ desks, week, finished }: SupplyChainState): SupplyChainMetrics {
  const demand = desks.retailer.rows.map(({ asked }) => asked)
  const found = bySeat((seat) => seatMetrics(desks[seat], demand))
  return {
    weeksPlayed: finished ? week : week - 1,
    chainCost: sum(seats.map((seat) => found[seat].cost)),
    seats: found,
  }
}

/** A share in whole percent, rounded half up; null for a zero denominator. */
export const percentOf = ({ part, of }: Share): number | null =>
  of === 0 ? null : divideHalfUp(part * 100, of)
