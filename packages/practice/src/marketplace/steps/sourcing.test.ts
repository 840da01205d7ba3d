import { describe, expect, it } from 'vitest'
import { after, endOf, morningOf } from '../../testing/market-days.ts'
import { landedCost } from '../content/verdicts.ts'
import { contentOfState, nicheOfProduct } from '../lookup.ts'
import type { MarketState } from '../state.ts'
import { rulesOf } from './rules.ts'

const points = (state: MarketState) => rulesOf(state, 'sourcing').map((rule) => rule.points)

const productOf = (state: MarketState) => {
  const [product] = state.products
  if (!product) throw new Error('The good play has a product.')
  return product
}

/** The supplier with the most defects, with a landed cost that is entered. */
function choiceOf(state: MarketState, entered?: number) {
  const product = productOf(state)
  const { suppliers } = nicheOfProduct(contentOfState(state), product)
  const [worst] = suppliers.toSorted((one, other) => other.defectsPermille - one.defectsPermille)
  if (!worst) throw new Error('A niche has suppliers.')
  const cost = entered ?? landedCost(worst, 'sea')
  const choice = { product: product.product, supplier: worst.code, landedCost: cost }
  return { type: 'chooseSupplier', ...choice }
}

describe('[PRC-033] sourcing', () => {
  it('is judged by the goods that were bought, so that a later choice changes nothing', () => {
    const state = morningOf(58)
    expect(points(state)).toEqual([4, 1, 1])
    expect(points(after(state, choiceOf(state, 1)))).toEqual([4, 1, 1])
    expect(points(endOf())).toEqual([4, 1, 1])
  })

  it('gives nothing back for a better choice after bad goods were bought', () => {
    const state = morningOf(58)
    const product = productOf(state)
    const { supplier: worst } = choiceOf(state)
    const bought = product.lots.map((lot) => ({ ...lot, supplier: worst }))
    const bad = { ...state, products: [{ ...product, lots: bought }] }
    expect(points(bad)).toEqual([0, 0, 0])
  })

  it('is judged by the choice as long as nothing was bought', () => {
    const state = morningOf(58)
    const empty = { ...state, products: [{ ...productOf(state), lots: [] }] }
    expect(points(after(empty, choiceOf(empty)))).toEqual([4, 0, 0])
  })
})
