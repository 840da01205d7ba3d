import { contentOfState } from '../lookup.ts'
import { quotient } from '../numbers.ts'
import type { MarketState } from '../state.ts'
import type { StatementLine } from '../market-view.ts'
import { type Book, emptyDay, type SettlementDay } from './book.ts'

export interface Period {
  period: number
  from: number
  to: number
  over: boolean
}

/** The maximum number of periods in a statement. */
const mostPeriods = 12

/** The periods that have started; the last one ends with the run and may be shorter. */
export function periodsOf(state: MarketState): Period[] {
  const { day, days, finished } = state
  const { periodDays } = contentOfState(state)
  const begun = Math.min(quotient(day + periodDays - 1, periodDays), mostPeriods)
  return Array.from({ length: begun }, (_, place) => {
    const to = Math.min((place + 1) * periodDays, days)
    return { period: place + 1, from: place * periodDays + 1, to, over: finished || day > to }
  })
}

export const daysOf = ({ days }: Book, { from, to }: Period): SettlementDay[] =>
  days.filter(({ day }) => day >= from && day <= to)

/** The value in the books for each line of a statement. */
export function totalsOf(book: Book, period: Period): Record<StatementLine, number> {
  const total = daysOf(book, period).reduce(
    (all, one) => ({
      day: 0,
      sales: all.sales + one.sales,
      salesReturns: all.salesReturns + one.salesReturns,
      costOfGoods: all.costOfGoods + one.costOfGoods,
      marketplaceFees: all.marketplaceFees + one.marketplaceFees,
      fulfilment: all.fulfilment + one.fulfilment,
      advertising: all.advertising + one.advertising,
      storage: all.storage + one.storage,
      ownShipping: all.ownShipping + one.ownShipping,
    }),
    emptyDay(0),
  )
  const { day: _day, sales, ...costs } = total
  const profit = Object.values(costs).reduce((left, cost) => left - cost, sales)
  return { sales, ...costs, profit }
}

/** Whether the books have any entry in a period. */
export const hasMovement = (book: Book, period: Period): boolean =>
  daysOf(book, period).some(({ day: _day, ...amounts }) =>
    Object.values(amounts).some((amount) => amount !== 0),
  )
