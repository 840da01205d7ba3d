import fc from 'fast-check'
import { expect, it } from 'vitest'
import { divideHalfUp, log2Thousandths, pointsOf } from './whole.ts'

it('rounds halves up, also below zero', () => {
  expect([5, -5, 7, -7, 4, 6].map((over) => divideHalfUp(over, 10))).toEqual([1, 0, 1, -1, 0, 1])
  expect(divideHalfUp(3_000_000_000_000_001, 2)).toBe(1_500_000_000_000_001)
})

it('divides like exact fractions', () => {
  const large = fc.integer({ min: -(2 ** 50), max: 2 ** 50 })
  fc.assert(
    fc.property(large, fc.integer({ min: 1, max: 2 ** 30 }), (over, under) => {
      // 2 * result - 1 <= 2 * over / under < 2 * result + 1
      const result = BigInt(divideHalfUp(over, under)) * 2n
      const twice = BigInt(over) * 2n
      const by = BigInt(under)
      return (result - 1n) * by <= twice && twice < (result + 1n) * by
    }),
  )
})

it('gives the logarithm to a thousandth', () => {
  const size = fc.integer({ min: 1, max: 2 ** 45 })
  fc.assert(
    fc.property(size, size, (over, under) => {
      const wanted = (Math.log2(over) - Math.log2(under)) * 1_000
      return Math.abs(log2Thousandths(BigInt(over), BigInt(under)) - wanted) < 1.1
    }),
  )
})

it('returns whole points between 0 and the maximum', () => {
  expect(pointsOf(35, [1, 2])).toBe(18)
  expect(pointsOf(35, [-5, 10])).toBe(0)
  expect(pointsOf(35, [15, 10], [1, 1])).toBe(35)
  expect(pointsOf(35, [1, 2], [1, 2])).toBe(9)
})
