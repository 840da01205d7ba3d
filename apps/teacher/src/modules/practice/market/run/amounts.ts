import type { MarketDay, MarketReview } from '@titian/contract'

type View = MarketReview['view']

/** The rows of all products on one day. */
const rowsOf = ({ products }: View, day: number): MarketDay[] =>
  products.flatMap(({ rows }) => rows.filter((row) => row.day === day))

/** Cents that customers paid on a day; null before the first product was on sale. */
export function salesOf(view: View, day: number): number | null {
  const rows = rowsOf(view, day)
  return rows.length === 0 ? null : rows.reduce((sum, { sales }) => sum + sales, 0)
}

/** Cents that the sales of a day leave after all that belongs to them. */
export const leftOf = (row: MarketDay): number =>
  row.sales - row.refunds - row.costOfGoods - row.fees - row.fulfilment - row.storage - row.adSpend

/** The days that have passed: all of a run that has ended. */
export const lastDayOf = ({ finished, day, days }: View): number =>
  finished ? days : Math.max(1, day - 1)

export interface DayOfDecisions {
  day: number
  decisions: MarketReview['decisions']
}

/** The decisions by their day, in order. */
export function byDay(decisions: MarketReview['decisions']): DayOfDecisions[] {
  const days = new Map<number, MarketReview['decisions']>()
  for (const one of decisions) days.set(one.day, [...(days.get(one.day) ?? []), one])
  return [...days]
    .map(([day, list]) => ({ day, decisions: list }))
    .toSorted((one, other) => one.day - other.day)
}

/** Cents at the end of a day; null where the run does not say it. */
export const cashOf = ({ cash }: MarketReview, day: number): number | null =>
  cash?.[day - 1] ?? null
