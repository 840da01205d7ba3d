import type { MarketDay, MarketReview } from '@titian/contract'

type View = MarketReview['view']

/** Returns the rows of all products on one day. */
const rowsOf = ({ products }: View, day: number): MarketDay[] =>
  products.flatMap(({ rows }) => rows.filter((row) => row.day === day))

/** Returns the sales of a day in cents; null before the first product was offered. */
export function salesOf(view: View, day: number): number | null {
  const rows = rowsOf(view, day)
  return rows.length === 0 ? null : rows.reduce((sum, { sales }) => sum + sales, 0)
}

/** Returns the profit of a day's sales in cents. */
export const leftOf = (row: MarketDay): number =>
  row.sales - row.refunds - row.costOfGoods - row.fees - row.fulfilment - row.storage - row.adSpend

/** Returns the last completed day; after the end of the run, its last day. */
export const lastDayOf = ({ finished, day, days }: View): number =>
  finished ? days : Math.max(1, day - 1)

export interface DayOfDecisions {
  day: number
  decisions: MarketReview['decisions']
}

/** Groups the decisions by day, in order. */
export function byDay(decisions: MarketReview['decisions']): DayOfDecisions[] {
  const days = new Map<number, MarketReview['decisions']>()
  for (const one of decisions) days.set(one.day, [...(days.get(one.day) ?? []), one])
  return [...days]
    .map(([day, list]) => ({ day, decisions: list }))
    .toSorted((one, other) => one.day - other.day)
}

/** Returns the cash at the end of a day in cents; null if the run does not record its cash. */
export const cashOf = ({ cash }: MarketReview, day: number): number | null =>
  cash?.[day - 1] ?? null
