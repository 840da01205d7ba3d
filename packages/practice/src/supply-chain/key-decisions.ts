import type { KeyDecision } from '../engine.ts'
import { divideHalfUp, sum } from '../whole.ts'
import { type Seat, seats } from './seats.ts'
import type { SupplyChainState, WeekRow } from './state.ts'

interface Placed {
  seat: Seat
  row: WeekRow
}

/** Returns the first item with the greatest weight; none if no weight is above 0. */
function heaviest<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item | undefined {
  let most = 0
  let found: Item | undefined
  for (const item of items)
    if (weightOf(item) > most) {
      most = weightOf(item)
      found = item
    }
  return found
}

const decision = (part: string, { seat, row }: Placed, amount: number): KeyDecision => ({
  part,
  day: row.week,
  seat,
  decided: row.ordered,
  byBot: row.orderedBy !== null && row.orderedBy !== 'player',
  amount,
})

/** Returns the week and seat with the highest cost for the chain. */
function costliest(placed: readonly Placed[]): KeyDecision[] {
  const found = heaviest(placed, ({ row }) => row.cost)
  return found ? [decision('cost', found, found.row.cost)] : []
}

/** The first week in which the retailer could not serve its customers. */
function firstMissed(placed: readonly Placed[]): KeyDecision[] {
  const found = placed.find(({ seat, row }) => seat === 'retailer' && row.backlog > 0)
  return found ? [decision('service', found, found.row.backlog)] : []
}

/**
 * Returns the factory's order that is farthest from the mean of its orders, because this order has
 * the largest share in the rated variance. Each order is multiplied by the number of orders and
 * compared with their total, so that all numbers are whole.
 */
function widest(placed: readonly Placed[]): KeyDecision[] {
  const own = placed.flatMap((one) =>
    one.seat === 'factory' && one.row.ordered !== null
      ? [{ ...one, ordered: one.row.ordered }]
      : [],
  )
  const total = sum(own.map(({ ordered }) => ordered))
  const found = heaviest(own, ({ ordered }) => Math.abs(ordered * own.length - total))
  return found ? [decision('bullwhip', found, divideHalfUp(total, own.length))] : []
}

/**
 * PRC-063: returns the decisive week and seat of each part that the program rates. Of equal ones
 * the earlier week wins, and in the same week the seat that is nearer to the consumer.
 */
export function keyDecisionsOf({ desks, weeks }: SupplyChainState): KeyDecision[] {
  const placed = Array.from({ length: weeks }, (_, at) =>
    seats.flatMap((seat) => {
      const row = desks[seat].rows[at]
      return row ? [{ seat, row }] : []
    }),
  ).flat()
  return [...costliest(placed), ...firstMissed(placed), ...widest(placed)]
}
