import { describe, expect, it } from 'vitest'
import { endOf, morningOf } from '../../testing/market-days.ts'
import { sum } from '../../whole.ts'
import { marketplace } from '../kind.ts'
import { manners, playManner } from '../plays/plays.ts'
import { firstMarket, standardMarket } from '../scenario.ts'
import type { MarketState } from '../state.ts'

const weekOf = (state: MarketState) => {
  const [product] = marketplace.viewOf(state, 'seller')?.products ?? []
  if (!product) throw new Error('The play has a product.')
  return { keywords: product.keywords, rows: product.rows.slice(-7) }
}

describe('[PRC-207] the sales by ads of a week', () => {
  const states = [
    ...[10, 20, 35, 50].map((day) => morningOf(day)),
    endOf({ scenario: firstMarket }),
    playManner({ ...standardMarket, demandPermille: 300 }, 'few units', manners.premium),
  ]

  it('have the same sums by keyword and by day, in units and in money', () => {
    for (const state of states) {
      const { keywords, rows } = weekOf(state)
      expect(sum(keywords.map(({ sales }) => sales))).toBe(sum(rows.map(({ adSales }) => adSales)))
      const prices = rows.filter(({ adSales }) => adSales > 0).map(({ price }) => price)
      for (const { units, sales } of keywords) {
        expect(Number.isSafeInteger(units)).toBe(true)
        expect(sales > 0).toBe(units > 0)
        if (units > 0) expect(sales).toBeGreaterThanOrEqual(units * Math.min(...prices))
      }
    }
  })

  it('are assigned to keywords by their expected sales, with a deviation below two units', () => {
    const product = morningOf(40).products[0]
    const codes = Object.keys(product?.ads.at(-1)?.keywords ?? {})
    expect(codes.length).toBeGreaterThan(3)
    for (const code of codes) {
      const days = product?.ads.flatMap(({ keywords }) => keywords[code] ?? []) ?? []
      const expected = sum(days.map((day) => day.expected))
      expect(Math.abs(sum(days.map(({ units }) => units)) * 1_000 - expected)).toBeLessThan(2_000)
    }
  })
})
