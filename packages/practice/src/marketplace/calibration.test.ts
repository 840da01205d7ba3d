import { describe, expect, it } from 'vitest'
import {
  marketProblems,
  marketProblemsOn,
  marketSeeds,
  problemsOfCurves,
  profitsOn,
} from './plays/calibration.ts'
import { curvesOf } from './plays/curves.ts'
import { firstMarket, standardMarket } from './scenario.ts'

const mean = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length

describe('[PRC-039] the calibration', () => {
  it('[PRC-029] passes the scenarios that are offered, on thirty seeds', () => {
    expect(new Set(marketSeeds).size).toBe(30)
    expect(marketProblems(standardMarket)).toEqual([])
    expect(marketProblems(firstMarket)).toEqual([])
  }, 60_000)

  it('[PRC-154] depends little on luck: a play differs less between seeds than from the next play', () => {
    const all = marketSeeds.slice(0, 10).map((seed) => profitsOn(standardMarket, seed))
    const order = ['reference', 'premium', 'idle', 'dumping'] as const
    for (const [place, name] of order.entries()) {
      const profits = all.map((one) => one[name])
      const next = order[place + 1]
      const width = Math.max(...profits) - Math.min(...profits)
      if (next) expect(width).toBeLessThan(mean(profits) - mean(all.map((one) => one[next])))
    }
    expect(Math.max(...all.map(({ adBurning }) => adBurning))).toBeLessThan(
      Math.min(...all.map(({ premium }) => premium)),
    )
  }, 30_000)

  it('finds the best price inside the range, and sales that rise less and less with quality and bids', () => {
    const { price, quality, bids } = curvesOf(standardMarket)
    const best = price.indexOf(Math.max(...price))
    expect(best).toBeGreaterThan(0)
    expect(best).toBeLessThan(price.length - 1)
    expect(quality.toSorted((one, other) => one - other)).toEqual(quality)
    expect(bids.toSorted((one, other) => one - other)).toEqual(bids)
    expect(bids.at(-1)).toBeGreaterThan(bids[0] ?? 0)
    expect(bids.at(-1)).toBe(bids.at(-2))
  })

  it('returns the problems of an unsuitable scenario', () => {
    const { weights } = standardMarket
    const codesOf = (more: Partial<typeof weights>) =>
      problemsOfCurves(curvesOf({ ...standardMarket, weights: { ...weights, ...more } })).map(
        ({ code }) => code,
      )
    expect(codesOf({})).toEqual([])
    // If no customer cares about the price, the highest price is the best.
    expect(codesOf({ price: 0 })).toContain('priceAtEdge')
    const flat = { price: [1, 2, 1], quality: [3, 3, 3], bids: [1, 2, 4] }
    expect(problemsOfCurves(flat).map(({ code }) => code)).toEqual(['qualityFlat', 'bidsEndless'])
    // If no customer buys, the good plan loses its money.
    const [seed = ''] = marketSeeds
    expect(marketProblemsOn({ ...standardMarket, demandPermille: 0 }, seed)).toContainEqual({
      code: 'orderChanges',
      seed,
    })
  })
})
