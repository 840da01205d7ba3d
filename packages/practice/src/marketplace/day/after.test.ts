import { describe, expect, it } from 'vitest'
import { marketSeed, morningOf } from '../../testing/market-days.ts'
import { marketplace } from '../kind.ts'
import { contentOfState, nicheOfProduct } from '../lookup.ts'
import { standardMarket } from '../scenario.ts'
import type { Lot, MarketState, Product } from '../state.ts'

const productOf = ({ products: [product] }: MarketState): Product => {
  if (!product) throw new Error('The good play has a product.')
  return product
}

const withProduct = (state: MarketState, more: Partial<Product>): MarketState => ({
  ...state,
  products: [{ ...productOf(state), ...more }],
})

/** The state some days later, of a shop that sends its orders or does nothing at all. */
function later(state: MarketState, days: number, sends = true): MarketState {
  let next = state
  for (let passed = 0; passed < days; passed++) {
    const command = { type: 'shipOrder', day: next.day, order: 0, carrier: 'tracked' }
    const sent = sends ? [{ seat: 'seller', command }] : []
    next = marketplace.step(next, sent, standardMarket, marketSeed)
  }
  return next
}

const state = morningOf(35)
const { suppliers } = nicheOfProduct(contentOfState(state), productOf(state))
const worst = suppliers.reduce((one, other) => (other.quality < one.quality ? other : one)).code

const onTheWay = (supplier: string | null): Lot => {
  const [lot] = productOf(state).lots
  if (!lot || supplier === null) throw new Error('The good play has goods.')
  const away = { state: 'producing', nextDay: 1_000, left: 0, ownLeft: 0 } as const
  return { ...lot, ...away, supplier, lot: 999 }
}

describe('[PRC-034] what customers say and send back', () => {
  it('does not come from goods that have not arrived', () => {
    const { lots } = productOf(state)
    const usual = later(state, 12)
    const ordered = later(withProduct(state, { lots: [...lots, onTheWay(worst)] }), 12)
    expect(productOf(ordered).stars).toBe(productOf(usual).stars)
    expect(ordered.last.case).toBe(usual.last.case)
  })

  it('comes from the goods that were sold', () => {
    const { lots, supplier } = productOf(state)
    const poor = lots.map((lot) => ({ ...lot, supplier: worst }))
    const usual = later(state, 12)
    const sold = later(withProduct(state, { lots: [...poor, onTheWay(supplier)] }), 12)
    expect(productOf(sold).stars).toBeLessThan(productOf(usual).stars)
    expect(sold.last.case).toBeGreaterThan(usual.last.case)
  })
})
