import { divideHalfUp, sum } from '../../whole.ts'
import { cashOf, profitOf } from '../ledger/book.ts'
import { contentOfState, nicheOfProduct } from '../lookup.ts'
import { quotient } from '../numbers.ts'
import type { MarketState, Product } from '../state.ts'
import { stepsOf } from '../steps/steps.ts'

/** The results of a run; shares are in thousandths. */
export interface MarketMetrics {
  day: number
  cash: number
  profit: number
  units: number
  /**
   * The sold share of the received goods, multiplied by the share of the days of the run with
   * stock.
   */
  sellThrough: number
  /** The share of days on sale with a good account, in the whole run. */
  health: number
  /** The profit in cents of sales by ads, after goods, fees and ads. */
  adMargin: number
  /** By how many hundredths of a star the mean rating is above three stars. */
  rating: number
  /** The points that the steps of the flow chart have earned, of 100. */
  process: number
}

/**
 * To compute the mean rating, so many reviews of three stars are added to the real reviews, because
 * few reviews have little weight.
 */
const counted = 5

function sellThroughOf({ products, days }: MarketState): number {
  const received = sum(products.map(({ totals }) => totals.received))
  const sold = sum(products.map(({ totals }) => totals.units))
  const most = Math.max(0, ...products.map(({ totals }) => totals.daysOnSale - totals.daysOut))
  return received === 0 ? 0 : quotient(quotient(sold * 1_000, received) * most, days)
}

/** The profit per unit before ads, averaged over the sales of a product. */
function adMarginOf(state: MarketState, product: Product): number {
  const { fees } = nicheOfProduct(contentOfState(state), product)
  const units = sum(product.rows.map((row) => row.units))
  if (units === 0) return 0 - product.totals.adSpend
  const cost = divideHalfUp(sum(product.rows.map((row) => row.costOfGoods)), units)
  const { adSales, adUnits, adSpend } = product.totals
  const referral = divideHalfUp(adSales * fees.referralPermille, 1_000)
  return adSales - referral - adUnits * (cost + fees.fulfilment) - adSpend
}

function ratingAboveThree({ products }: MarketState): number {
  const reviews = sum(products.map((product) => product.reviews))
  const stars = sum(products.map((product) => product.stars))
  const above = reviews === 0 ? 0 : quotient(stars * 100 - reviews * 300, reviews + counted)
  return Math.max(0, above)
}

export const metricsOf = (state: MarketState): MarketMetrics => ({
  day: state.day,
  cash: cashOf(state.book),
  profit: profitOf(state.book),
  units: sum(state.products.map(({ totals }) => totals.units)),
  sellThrough: sellThroughOf(state),
  health: quotient(state.account.goodDays * 1_000, state.days),
  adMargin: sum(state.products.map((product) => adMarginOf(state, product))),
  rating: ratingAboveThree(state),
  process: sum(stepsOf(state).map(({ points }) => points)),
})
