import { describe, expect, it } from 'vitest'
import { endOf, marketSeed, morningOf, typeOf } from '../testing/market-days.ts'
import { sum } from '../whole.ts'
import { marketplace } from './kind.ts'
import { marketSeeds } from './plays/calibration.ts'
import { manners, play } from './plays/plays.ts'
import { playDay } from './plays/reference.ts'
import { firstMarket, standardMarket } from './scenario.ts'
import { resultOf } from './score/score.ts'
import type { MarketState, Product } from './state.ts'
import { rulesOf } from './steps/rules.ts'

const scoreOf = (state: ReturnType<typeof endOf>) =>
  marketplace.scoreOf(state, standardMarket, marketSeed).map(({ points }) => points)

describe('[PRC-038] the score', () => {
  it('is null before the end, and its reasoning is rated only by people', () => {
    expect(marketplace.scoreOf(morningOf(30), standardMarket, marketSeed)).toEqual([
      { name: 'process', points: null, of: 50 },
      { name: 'result', points: null, of: 30 },
      { name: 'reasoning', points: null, of: 20 },
    ])
  })

  it('gives no points for doing nothing, and all points of the result for the good run', () => {
    expect(scoreOf(play(standardMarket, marketSeed, 'idle'))).toEqual([0, 0, null])
    const [process, result] = scoreOf(endOf())
    expect(result).toBe(30)
    expect(process).toBeGreaterThanOrEqual(45)
  })

  it('[PRC-152] interpolates each measure between the two plays', () => {
    const measures = resultOf(
      play(standardMarket, marketSeed, 'premium'),
      standardMarket,
      marketSeed,
    )
    expect(measures.map(({ name, of }) => [name, of])).toEqual([
      ['profit', 12],
      ['sellThrough', 6],
      ['health', 6],
      ['adMargin', 3],
      ['rating', 3],
    ])
    for (const { own, idle, reference, points, of } of measures) {
      expect(reference).toBeGreaterThan(idle)
      const share = Math.min(Math.max((own - idle) / (reference - idle), 0), 1)
      expect(Math.abs(points - of * share)).toBeLessThanOrEqual(0.5)
    }
    const [profit] = measures
    expect(profit?.points).toBeGreaterThan(0)
    expect(profit?.points).toBeLessThan(12)
  })

  it('[PRC-152] compares a run to a good run with the same events', () => {
    const events = [{ event: 'feeRise' as const, from: 13, days: 48 }]
    const hit = play(standardMarket, marketSeed, 'reference', events)
    const reference = (state: typeof hit) =>
      resultOf(state, standardMarket, marketSeed).find(({ name }) => name === 'profit')?.reference
    expect(scoreOf(hit)[1]).toBe(30)
    expect(reference(hit)).toBeLessThan(reference(endOf()) ?? 0)
  })
})

describe('[PRC-202] the points of the steps', () => {
  it.each([
    ['the standard scenario', standardMarket],
    ['the first shop', firstMarket],
  ])('can all be earned in %s, on each seed of the calibration', (_, scenario) => {
    for (const seed of marketSeeds) {
      const { steps = [] } = marketplace.viewOf(endOf({ scenario, seed }), 'seller') ?? {}
      const open = steps.flatMap(({ step, rules }) =>
        rules.filter(({ points, of }) => points < of).map(({ rule }) => `${seed}: ${step} ${rule}`),
      )
      expect(open).toEqual([])
      expect(sum(steps.map(({ points }) => points))).toBe(100)
    }
  })

  it('for returns can be earned in the first shop by selling from the ninth day on', () => {
    const waits = (state: MarketState) => (state.day < 5 ? (['orderGoods'] as const) : [])
    let state = marketplace.start(firstMarket, marketSeed)
    while (!state.finished) {
      const never: readonly string[] = waits(state)
      const sent = playDay(state, manners.reference).filter(
        (one) => !never.includes(String(typeOf(one))),
      )
      state = marketplace.step(state, sent, firstMarket, marketSeed)
    }
    expect(state.products[0]?.rows.find(({ units }) => units > 0)?.day).toBe(9)
    expect(rulesOf(state, 'returns').map(({ met }) => met)).toEqual([true, true, true])
  })

  it('for the reorder point are earned if the stock never fell below it, and are not rated without a reorder point', () => {
    const end = endOf({ scenario: firstMarket })
    const [product] = end.products
    if (!product) throw new Error('The good play has a product.')
    const metWith = (more: Partial<Product>, finished = true) => {
      const state = { ...end, finished, products: [{ ...product, ...more }] }
      return rulesOf(state, 'inventory').find(({ rule }) => rule === 'reorderPoint')?.met
    }
    expect(product.lots).toHaveLength(1)
    expect(metWith({ lowSince: null })).toBe(true)
    // By air, goods arrive after four days, so an order on the eleventh day arrives after the end.
    expect([metWith({ lowSince: 11 }), metWith({ lowSince: 10 })]).toEqual([true, null])
    expect(metWith({ reorderPoint: 0 })).toBeNull()
    expect(metWith({ lowSince: null }, false)).toBeNull()
  })
})
