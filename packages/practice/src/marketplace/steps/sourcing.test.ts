import { describe, expect, it } from 'vitest'
import { after, endOf, morningOf } from '../../testing/market-days.ts'
import type { StepName } from '../content/rules.ts'
import { landedCost } from '../content/verdicts.ts'
import { marketplace } from '../kind.ts'
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

  it('gives no points for a better choice after bad goods were bought', () => {
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

describe('[PRC-204] the details that an open run shows', () => {
  const viewOf = (state: MarketState) => marketplace.viewOf(state, 'seller')
  const detailsOf = (state: MarketState, step: StepName) =>
    Object.fromEntries(
      viewOf(state)
        ?.steps.find((one) => one.step === step)
        ?.rules.map(({ rule, details }) => [rule, Object.keys(details)]) ?? [],
    )
  /** The morning on which the good play chooses its supplier, here with another choice. */
  const morning = morningOf(3)
  const wrong = after(morning, choiceOf(morning, 1))
  const price = { type: 'setPrice', product: 'lunchBox', price: 100, coupon: 0, breakEven: 1 }

  it('are the entered values, and not the right ones, until the end', () => {
    expect(detailsOf(wrong, 'sourcing')['landedCost']).toEqual(['entered'])
    const priced = after(morningOf(20), price)
    const names = { breakEven: ['entered'], price: ['price'], discount: ['price'] }
    expect(detailsOf(priced, 'pricing')).toEqual(names)
    const over = { ...priced, finished: true }
    expect(detailsOf(over, 'pricing')).toEqual({
      breakEven: ['entered', 'right'],
      price: ['price', 'breakEven'],
      discount: ['price', 'breakEven'],
    })
    expect(detailsOf({ ...wrong, finished: true }, 'sourcing')['landedCost']).toEqual([
      'entered',
      'sea',
      'air',
    ])
  })

  it('include the entered landed cost before the first goods, and the cost of the goods afterwards', () => {
    const costOf = (state: MarketState) => viewOf(state)?.products[0]?.landedCost
    expect([costOf(morning), costOf(wrong)]).toEqual([null, 1])
    const later = morningOf(20)
    expect(costOf(later)).toBe(productOf(later).lots.at(-1)?.unitCost)
  })

  it('do not count a figure that is entered after the invoice of the first goods', () => {
    const product = productOf(wrong)
    const { supplier, product: name } = choiceOf(wrong)
    const goods = { type: 'orderGoods', product: name, units: 200, way: 'air', ownShare: 0 }
    const niche = nicheOfProduct(contentOfState(wrong), product)
    const found = niche.suppliers.find(({ code }) => code === supplier)
    const units = Math.max(found?.minimum ?? 0, 1)
    const cartons = Math.ceil(units / (found?.unitsPerCarton ?? 1))
    const rich = { ...wrong, book: { ...wrong.book, debit: { ...wrong.book.debit, cash: 9e8 } } }
    const bought = after(rich, { ...goods, units, cartons })
    const right = productOf(bought).lots[0]?.unitCost
    expect(right).toBeGreaterThan(1)
    const again = after(bought, choiceOf(bought, right))
    expect(rulesOf(again, 'sourcing')[0]).toMatchObject({ rule: 'landedCost', met: false })
    // The same landed cost counts as right if it is entered on the same day but before the goods
    // are ordered.
    const inTime = after(after(rich, choiceOf(rich, right)), { ...goods, units, cartons })
    expect(rulesOf(inTime, 'sourcing')[0]).toMatchObject({ rule: 'landedCost', met: true })
  })

  it('include the defects of a supplier only after its sample or goods have arrived', () => {
    const defects = (state: MarketState) => rulesOf(state, 'sourcing')[2]
    const shown = (state: MarketState) =>
      viewOf(state)
        ?.products[0]?.suppliers.filter(({ quality }) => quality !== null)
        .map(({ code, defectsPermille }) => [code, defectsPermille !== null])
    const [sample] = productOf(morning).samples
    expect(shown(wrong)).toEqual([[sample?.supplier, true]])
    expect(defects(wrong)).toEqual({ rule: 'supplier', met: null, points: 0, of: 1, details: {} })
    expect(defects({ ...wrong, finished: true })?.met).toBe(false)
    const { supplier } = choiceOf(wrong)
    const sampled = { ...productOf(wrong), samples: [{ supplier, arrives: wrong.day }] }
    expect(defects({ ...wrong, products: [sampled] })).toMatchObject({ met: false })
    const later = productOf(morningOf(20))
    const lots = later.lots.slice(0, 1).map((lot) => ({ ...lot, supplier }))
    const withLot = (state: 'sellable' | 'receiving') => ({
      ...morningOf(20),
      products: [{ ...later, samples: [], lots: lots.map((lot) => ({ ...lot, state })) }],
    })
    expect(shown(withLot('sellable'))).toEqual([[supplier, true]])
    expect(shown(withLot('receiving'))).toEqual([])
    expect([defects(withLot('sellable'))?.met, defects(withLot('receiving'))?.met]).toEqual([
      false,
      null,
    ])
  })
})
