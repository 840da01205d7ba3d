import { describe, expect, it } from 'vitest'
import { after, endOf, marketSeed, morningOf } from '../../testing/market-days.ts'
import { breakEven } from '../content/verdicts.ts'
import { marketplace } from '../kind.ts'
import { contentOfState, nicheOfProduct } from '../lookup.ts'
import { manners, playManner } from '../plays/plays.ts'
import { standardMarket } from '../scenario.ts'
import type { MarketState, Product } from '../state.ts'
import { rulesOf } from './rules.ts'

const productOf = (state: MarketState): Product => {
  const [product] = state.products
  if (!product) throw new Error('The good play has a product.')
  return product
}

const priceOf = (price: number, entered: number) => ({
  type: 'setPrice',
  product: 'lunchBox',
  price,
  coupon: 0,
  breakEven: entered,
})

const pricing = (state: MarketState) =>
  rulesOf(state, 'pricing').map(({ rule, points }) => [rule, points])

const last = (command: Record<string, unknown>) => (state: MarketState) =>
  state.day === state.days ? [{ seat: 'seller', command: { day: state.day, ...command } }] : []

describe('[PRC-033] pricing', () => {
  it('gives all points to the good run, and a price set on the last day does not reduce them', () => {
    const all = [
      ['breakEven', 4],
      ['price', 3],
      ['discount', 1],
    ]
    const end = endOf()
    expect(pricing(end)).toEqual(all)
    const changed = endOf({ more: last(priceOf(1, 1)) })
    expect(pricing(changed)).toEqual(all)
    const limit = (state: MarketState) => rulesOf(state, 'ads')[0]?.details.limit
    expect(Math.abs(Number(limit(changed)) - Number(limit(end)))).toBeLessThan(40)
  })

  it('gives no points for a good price on the last day after sales below the break-even price', () => {
    const cheap = playManner(standardMarket, marketSeed, manners.dumping)
    expect(pricing(cheap).slice(1)).toEqual([
      ['price', 0],
      ['discount', 0],
    ])
    // The same run, in which another price is set at the end, on a day without a further sale.
    const product = productOf(cheap)
    const right = product.breakEven ?? 0
    const setting = { day: cheap.days, price: 9_999, breakEven: right, costs: [] }
    const prices = [...product.prices, setting]
    const rows = product.rows.map((row) => (row.day === cheap.days ? { ...row, units: 0 } : row))
    const raised = { ...product, price: 9_999, prices, rows }
    expect(pricing({ ...cheap, products: [raised] }).slice(1)).toEqual([
      ['price', 0],
      ['discount', 0],
    ])
    expect(rulesOf({ ...cheap, products: [raised] }, 'ads')[0]?.details.limit).toBe(
      rulesOf(cheap, 'ads')[0]?.details.limit,
    )
  })

  it('judges the break-even price by the cost at the time of its entry', () => {
    const state = morningOf(14)
    const product = productOf(state)
    const niche = nicheOfProduct(contentOfState(state), product)
    const lot = product.lots.at(-1)
    if (!lot) throw new Error('The good play has ordered goods.')
    const right = breakEven(niche, lot.unitCost)
    const quiet = { ...product, rows: [], prices: [] }
    const set = after({ ...state, products: [quiet] }, priceOf(2_400, right))
    expect(pricing(set)[0]).toEqual(['breakEven', 4])
    const later = productOf(set)
    const dear = { ...lot, lot: 99, unitCost: lot.unitCost + 300 }
    const with2 = { ...set, products: [{ ...later, lots: [...later.lots, dear] }] }
    expect(pricing(with2)[0]).toEqual(['breakEven', 4])
    // A later entry is judged by the new cost.
    const again = { ...priceOf(2_400, right), day: with2.day }
    expect(pricing(after(with2, again))[0]).toEqual(['breakEven', 0])
    expect(marketplace.viewOf(with2, 'seller')?.products[0]?.landedCost).toBe(dear.unitCost)
  })
})
