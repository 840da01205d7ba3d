import type { MarketDay, MarketProduct, MarketView } from '@titian/contract'

/** The totals of all products on one day, in cents. */
export interface DayTotal {
  day: number
  units: number
  sales: number
  /** All costs of the day: goods, fees, shipping, storage, ads and refunds. */
  cost: number
  adSpend: number
  adSales: number
  /** The products without stock. */
  out: string[]
}

const costOf = (row: MarketDay) =>
  row.fees + row.fulfilment + row.storage + row.adSpend + row.refunds + row.costOfGoods

type Shop = Pick<MarketView, 'products' | 'finance'>

/** Returns the totals of each day, first day first. */
export function dayTotals({ products, finance }: Shop): DayTotal[] {
  const byDay = new Map<number, DayTotal>()
  const settled = finance.periods.flatMap(({ settlement }) => settlement)
  const sending = new Map(settled.map(({ day, ownShipping }) => [day, ownShipping]))
  for (const { product, rows } of products)
    for (const row of rows) {
      const { day } = row
      const total = byDay.get(day) ?? noTotal(day)
      byDay.set(day, {
        day,
        units: total.units + row.units,
        sales: total.sales + row.sales,
        // The cost of shipping from the own warehouse belongs to the day and not to a product, so
        // only the first product of a day contains it.
        cost: total.cost + costOf(row) + (byDay.has(day) ? 0 : (sending.get(day) ?? 0)),
        adSpend: total.adSpend + row.adSpend,
        adSales: total.adSales + row.adSales,
        out: row.stockOut ? [...total.out, product] : total.out,
      })
    }
  return [...byDay.values()].toSorted((one, other) => one.day - other.day)
}

const noTotal = (day: number): DayTotal => ({
  day,
  units: 0,
  sales: 0,
  cost: 0,
  adSpend: 0,
  adSales: 0,
  out: [],
})

const sum = (days: readonly DayTotal[], of: (day: DayTotal) => number) =>
  days.reduce((total, day) => total + of(day), 0)

const share = (part: number, of: number) => (of > 0 ? part / of : null)

export interface WeekFigures {
  units: number
  /** The change compared with the seven days before; null without earlier days. */
  unitsChange: number | null
  profit: number
  /** Each amount as a share of the sales; null without sales. */
  margin: number | null
  /** The ad cost as a share of the sales by ads. */
  adCost: number | null
  /** The margin without ads. If ads cost a larger share of the sales, a sale loses money. */
  marginBeforeAds: number | null
}

/** Returns the last seven days and the seven before. */
export function weekFigures(totals: readonly DayTotal[]): WeekFigures {
  const week = totals.slice(-7)
  const before = totals.slice(-14, -7)
  const sales = sum(week, (day) => day.sales)
  const cost = sum(week, (day) => day.cost)
  const units = sum(week, (day) => day.units)
  const adSpend = sum(week, (day) => day.adSpend)
  return {
    units,
    unitsChange: before.length === 7 ? units - sum(before, (day) => day.units) : null,
    profit: sales - cost,
    margin: share(sales - cost, sales),
    adCost: share(
      adSpend,
      sum(week, (day) => day.adSales),
    ),
    marginBeforeAds: share(sales - cost + adSpend, sales),
  }
}

/** Returns the rating in hundredths, weighted by the number of reviews; null without reviews. */
export function ratingOf(products: readonly MarketProduct[]) {
  const reviews = products.reduce((total, one) => total + one.reviews, 0)
  const weighted = products.reduce((total, one) => total + one.rating * one.reviews, 0)
  return { reviews, rating: reviews > 0 ? weighted / reviews : null }
}

export interface OutOfStock {
  from: number
  to: number
  products: string[]
}

/** Returns the periods without stock. Consecutive days form one period. */
export function timesOutOfStock(totals: readonly DayTotal[]): OutOfStock[] {
  const times: OutOfStock[] = []
  for (const { day, out } of totals) {
    if (out.length === 0) continue
    const last = times.at(-1)
    if (last && last.to === day - 1) {
      last.to = day
      last.products = [...new Set([...last.products, ...out])]
    } else times.push({ from: day, to: day, products: out })
  }
  return times
}

export type Finding =
  | { name: 'none' | 'steady' }
  | { name: 'fellWithoutStock' | 'outOfStock'; day: number; products: string[] }
  | { name: 'soFar'; sales: number; days: number }
  | { name: 'rose' | 'fell'; share: number }
  | { name: 'roseFrom' | 'fellTo'; from: number; to: number }

const mean = (days: readonly DayTotal[]) =>
  days.length > 0 ? sum(days, ({ sales }) => sales) / days.length : 0

/** The share below which a change of the sales is not mentioned. */
const steadyShare = 0.05

/** With fewer units in a week, a percentage would be misleading. */
const leastUnits = 10

/**
 * Returns the sentence about the plot: that stock was missing in the last two weeks, or how two
 * weeks compare.
 */
export function findingOf(totals: readonly DayTotal[]): Finding {
  const last = totals.at(-1)
  if (!last || totals.every(({ sales }) => sales === 0)) return { name: 'none' }
  const out = timesOutOfStock(totals.filter(({ day }) => day > last.day - 14)).at(-1)
  if (out) {
    const during = mean(totals.filter(({ day }) => day >= out.from && day <= out.to))
    const before = mean(totals.filter(({ day }) => day < out.from && day >= out.from - 3))
    const name = during < before ? 'fellWithoutStock' : 'outOfStock'
    return { name, day: out.from, products: out.products }
  }
  if (totals.length < 14)
    return { name: 'soFar', sales: sum(totals, ({ sales }) => sales), days: totals.length }
  const before = mean(totals.slice(-14, -7))
  const change = before > 0 ? mean(totals.slice(-7)) / before - 1 : 1
  if (Math.abs(change) < steadyShare) return { name: 'steady' }
  const [from, to] = [totals.slice(-14, -7), totals.slice(-7)].map((week) =>
    sum(week, ({ units }) => units),
  ) as [number, number]
  if (from < leastUnits) return { name: to < from ? 'fellTo' : 'roseFrom', from, to }
  return { name: change > 0 ? 'rose' : 'fell', share: Math.abs(change) }
}

/** Returns the decisions that are due by the end of this day and not made yet. */
export const dueToday = ({ today, day }: Pick<MarketView, 'today' | 'day'>) =>
  today.filter(({ dueDay }) => dueDay !== null && dueDay <= day)

/** Returns the units that are expected to sell if the day ends now. */
export const expectedUnits = ({ products }: Pick<MarketView, 'products'>) =>
  products.reduce((total, { forecast }) => total + forecast, 0) / 10

type Measure = MarketView['health']['measures'][number]

/**
 * PRC-036: returns whether a share is beyond its limit. If there were too few orders, this is no
 * breach.
 */
export const isBeyondLimit = ({ value, limit, most }: Pick<Measure, 'value' | 'limit' | 'most'>) =>
  value !== null && (most ? value >= limit : value <= limit)
