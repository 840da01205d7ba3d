import type { MarketDay, MarketView } from '@titian/contract'
import { byDay } from './by-day.ts'

/** All products of one day together; money in cents, the rating in hundredths. */
export interface DayFigures {
  day: number
  units: number
  sales: number
  /** The profit since the first day, after the cost of the sold goods. */
  profit: number
  stock: number
  /** Null without reviews. */
  rating: number | null
}

const earned = (row: MarketDay) =>
  row.sales - row.refunds - row.costOfGoods - row.fees - row.fulfilment - row.storage - row.adSpend

function ofDay(day: number, rows: readonly MarketDay[], before: number): DayFigures {
  const sum = (of: (row: MarketDay) => number) => rows.reduce((total, row) => total + of(row), 0)
  const reviews = sum((row) => row.reviews)
  return {
    day,
    units: sum((row) => row.units),
    sales: sum((row) => row.sales),
    profit: before + sum(earned),
    stock: sum((row) => row.stock),
    rating: reviews > 0 ? Math.round(sum((row) => row.rating * row.reviews) / reviews) : null,
  }
}

/** Returns the completed days, first day first; a day without a product has 0 units and sales. */
export function figuresOf({ products }: Pick<MarketView, 'products'>, days: number): DayFigures[] {
  const rows = byDay(products.flatMap((product) => product.rows))
  let profit = 0
  return Array.from({ length: days }, (_, at) => {
    const figures = ofDay(at + 1, rows.get(at + 1) ?? [], profit)
    profit = figures.profit
    return figures
  })
}

/** The measures of the plots and tables, in order. */
export const measures = ['sales', 'profit', 'stock', 'rating'] as const
export type Measure = (typeof measures)[number]
