import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../whole.ts'
import { nextPiece, scale, shareOut, taxOn } from './rounding.ts'

const big = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const size = fc.integer({ min: 1, max: 1_000_000_000 })

describe('[PRC-194] rounding', () => {
  it('rounds a division half up like exact arithmetic, even if the product is too large for a number', () => {
    fc.assert(
      fc.property(big, size, size, (amount, over, under) => {
        const twice = 2n * BigInt(amount) * BigInt(over) + BigInt(under)
        const bottom = 2n * BigInt(under)
        const floor = twice / bottom - (twice % bottom < 0n ? 1n : 0n)
        // Amounts whose result would be too large for a number are skipped: no company has them.
        fc.pre(floor > -(2n ** 53n) && floor < 2n ** 53n)
        expect(BigInt(scale(amount, over, under))).toBe(floor)
      }),
      { numRuns: 2_000 },
    )
    expect([scale(5, 1, 2), scale(-5, 1, 2), scale(-7, 1, 2)]).toEqual([3, -2, -3])
    expect([scale(-3_000_000_000_000_001, 3, 2), scale(3_000_000_000_000_001, 3, 2)]).toEqual([
      -4_500_000_000_000_001, 4_500_000_000_000_002,
    ])
  })

  it('divides a total without losing a cent, and each share differs from the exact share by at most a cent', () => {
    const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(fc.nat(1_000_000_000), weights, (total, parts) => {
        const shares = shareOut(total, parts)
        expect(sum(shares)).toBe(total)
        const all = sum(parts)
        if (all === 0) return
        shares.forEach((share, place) => {
          const exact = BigInt(total) * BigInt(parts[place] ?? 0)
          const off = BigInt(share) * BigInt(all) - exact
          expect(off > -BigInt(all) && off < BigInt(all)).toBe(true)
        })
      }),
    )
    // The largest remainder gets the cent; of equal remainders, that of the first line.
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareOut(10, [1, 5, 3])).toEqual([1, 6, 3])
    expect(shareOut(7, [0, 0])).toEqual([7, 0])
  })

  it('distributes a total in steps of any size, which add up to the total', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.array(fc.integer({ min: 1, max: 50 })),
        (whole, pieces) => {
          const of = sum(pieces)
          let before = 0
          const taken = pieces.map((units) => {
            const piece = nextPiece(whole, of, before, units)
            before += units
            return piece
          })
          expect(sum(taken)).toBe(pieces.length === 0 ? 0 : whole)
          expect(taken.every((piece) => piece >= 0)).toBe(true)
        },
      ),
    )
  })

  it('rounds a tax once, half up', () => {
    expect([taxOn(25, 60), taxOn(24, 60), taxOn(0, 60), taxOn(1_000, 0)]).toEqual([2, 1, 0, 0])
  })
})
