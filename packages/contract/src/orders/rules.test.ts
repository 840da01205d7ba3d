import fc from 'fast-check'
import { expect, it } from 'vitest'
import { discountOf } from './rules.ts'

it('[ORD-071] discountOf returns a whole amount, never negative and never more than the price', () => {
  const code = fc.record({
    kind: fc.constantFrom('percent' as const, 'fixed' as const),
    value: fc.integer({ min: 1, max: 100 }),
    capMinor: fc.option(fc.integer({ min: 1, max: 100_000 })),
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), code, (price, one) => {
      const off = discountOf(price, one)
      expect(Number.isInteger(off)).toBe(true)
      expect(off).toBeGreaterThanOrEqual(0)
      expect(off).toBeLessThanOrEqual(Math.min(price, one.capMinor ?? price))
    }),
  )
  expect(discountOf(4800, { kind: 'percent', value: 100, capMinor: null })).toBe(4800)
  expect(discountOf(1005, { kind: 'percent', value: 10, capMinor: null })).toBe(101)
  expect(discountOf(300, { kind: 'fixed', value: 500, capMinor: null })).toBe(300)
})
