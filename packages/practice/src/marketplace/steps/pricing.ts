import { divideHalfUp, sum } from '../../whole.ts'
import { isNear } from '../content/money.ts'
import { ruleOf, verdict, type Verdict } from '../content/rules.ts'
import { breakEven, judgePricing, landedCost, marginPermille } from '../content/verdicts.ts'
import type { Niche } from '../content/types.ts'
import { contentOfState, nicheOfProduct, paidPrice, supplierOf } from '../lookup.ts'
import type { MarketState, PriceSetting, Product } from '../state.ts'

/**
 * The minimum percentages of the sold units that must have been sold at the break-even price or
 * above, and while the student knew the break-even price.
 */
const leastAbove = 90
const leastKnown = 50

/**
 * The possible costs of a unit: the cost of the newest lot, or before the first lot the supplier's
 * cost by sea and the cost by air.
 */
export function costsOf(state: MarketState, product: Product): number[] {
  const newest = product.lots.at(-1)
  if (newest) return [newest.unitCost]
  const supplier = supplierOf(nicheOfProduct(contentOfState(state), product), product.supplier)
  return supplier ? [landedCost(supplier, 'sea'), landedCost(supplier, 'air')] : []
}

/** The first of the possible costs, which the student sees. */
export const costOf = (state: MarketState, product: Product): number | null =>
  costsOf(state, product)[0] ?? null

/** The units of a day: their price, the paid amount, and the lowest price without a loss. */
interface Sold {
  units: number
  asked: number
  paid: number
  breakEven: number
  setting: PriceSetting
}

function soldOf({ rows, prices }: Product, niche: Niche): Sold[] {
  return rows.flatMap(({ day, units, price, costOfGoods }) => {
    const setting = prices.findLast((one) => one.day <= day)
    if (!setting || units === 0) return []
    const right = breakEven(niche, divideHalfUp(costOfGoods, units))
    return [{ units, asked: setting.price, paid: price, breakEven: right, setting }]
  })
}

const unitsOf = (sold: readonly Sold[]): number => sum(sold.map(({ units }) => units))

const meanOf = (sold: readonly Sold[], of: (one: Sold) => number): number =>
  divideHalfUp(sum(sold.map((one) => of(one) * one.units)), unitsOf(sold))

/** Judges a rule about prices. If the rule fails, its details show the days on which it failed. */
function above(rule: 'price' | 'discount', sold: readonly Sold[], price: (one: Sold) => number) {
  const below = sold.filter((one) => price(one) < one.breakEven)
  const met = unitsOf(below) * 100 <= unitsOf(sold) * (100 - leastAbove)
  const shown = met ? sold : below
  const right = meanOf(shown, (one) => one.breakEven)
  return verdict('pricing', rule, met, { price: meanOf(shown, price), breakEven: right })
}

/**
 * The right break-even price. Each possible cost has its own break-even price. The price that is
 * nearest to the entered figure counts as right.
 */
const rightOf = (niche: Niche, { breakEven: entered, costs }: PriceSetting): number =>
  costs
    .map((cost) => breakEven(niche, cost))
    .toSorted((one, other) => Math.abs(one - entered) - Math.abs(other - entered))[0] ?? 0

const isKnown = (niche: Niche, setting: PriceSetting): boolean =>
  isNear(setting.breakEven, rightOf(niche, setting), ruleOf('pricing', 'breakEven').limit)

function known(niche: Niche, sold: readonly Sold[], last: PriceSetting): Verdict {
  const unknown = sold.filter(({ setting }) => !isKnown(niche, setting))
  const met = unitsOf(unknown) * 100 <= unitsOf(sold) * (100 - leastKnown)
  const shown = met ? last : (unknown.at(-1)?.setting ?? last)
  const details = { entered: shown.breakEven, right: rightOf(niche, shown) }
  return verdict('pricing', 'breakEven', met, details)
}

/**
 * PRC-033, pricing: judges the prices of all sold units, so that a price that is set on the last
 * day changes nothing. Before the first sale, the present offer is judged.
 */
export function pricingOf(state: MarketState, product: Product): Verdict[] | null {
  const last = product.prices.at(-1)
  const cost = costOf(state, product)
  if (!last || cost === null) return null
  const niche = nicheOfProduct(contentOfState(state), product)
  const sold = soldOf(product, niche)
  if (sold.length > 0)
    return [
      known(niche, sold, last),
      above('price', sold, ({ asked }) => asked),
      above('discount', sold, ({ paid }) => paid),
    ]
  const { price, coupon, deal } = product
  const isAhead = deal !== null && state.day < deal.from + deal.days
  const given = { price, coupon, deal: isAhead ? deal.percent : 0, landedCost: cost }
  const [, ...offered] = judgePricing(niche, { ...given, breakEven: last.breakEven })
  const details = { entered: last.breakEven, right: rightOf(niche, last) }
  return [verdict('pricing', 'breakEven', isKnown(niche, last), details), ...offered]
}

/**
 * The margin of the sales before ads, in thousandths; before the first sale, the margin of the
 * offer.
 */
function marginBeforeAds(state: MarketState, product: Product): number | null {
  const niche = nicheOfProduct(contentOfState(state), product)
  const rows = product.rows.filter(({ units }) => units > 0)
  const units = sum(rows.map((row) => row.units))
  const cost = costOf(state, product)
  if (units === 0)
    return cost === null ? null : marginPermille(paidPrice(product, state.day), cost, niche.fees)
  const mean = (of: (row: (typeof rows)[number]) => number) =>
    divideHalfUp(sum(rows.map(of)), units)
  const price = mean((row) => row.sales)
  return marginPermille(
    price,
    mean((row) => row.costOfGoods),
    niche.fees,
  )
}

/** The margin before ads, in thousandths: the maximum share of sales that ads may cost. */
export function marginLimit(state: MarketState): number {
  const margins = state.products.flatMap((product) =>
    product.totals.adSpend === 0 ? [] : (marginBeforeAds(state, product) ?? []),
  )
  return Math.max(0, Math.min(1_000, ...margins))
}
