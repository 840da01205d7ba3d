import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawBetween } from './draw.ts'

const draw = { seed: 'student', day: 1, purpose: 'demand' }

it('drawBetween must never give other numbers than today, because stored runs depend on them', () => {
  const drawn = [1, 2, 3, 4, 5, 6].map((day) => drawBetween({ ...draw, day }, 0, 999_999))
  expect(drawn).toEqual([258_475, 714_017, 47_137, 711_537, 40_485, 559_342])
  expect(drawBetween({ ...draw, seed: '练习 🍺', index: 7 }, 0, 2 ** 32 - 1)).toBe(2_956_327_767)
})

it('a draw depends on seed, day, purpose and index alike', () => {
  const others = [
    { ...draw, seed: 'student ' },
    { ...draw, day: 2 },
    { ...draw, purpose: 'demands' },
    { ...draw, index: 1 },
    // Moving a letter from the seed to the purpose must change the draw, although the joined text
    // is the same.
    { ...draw, seed: 'studentd', purpose: 'emand' },
  ]
  const numbers = [draw, ...others].map((named) => drawBetween(named, 0, 2 ** 32 - 1))
  expect(new Set(numbers).size).toBe(6)
  expect(drawBetween({ ...draw }, 0, 2 ** 32 - 1)).toBe(numbers[0])
})

it('every number of a range is drawn about equally often, even for similar seeds', () => {
  const counts = Array<number>(6).fill(0)
  for (let seed = 0; seed < 60_000; seed++)
    counts[drawBetween({ ...draw, seed: String(seed) }, 0, 5)]! += 1
  // Chi squared with five degrees of freedom is below 20.5 in 999 of 1,000 cases.
  const squares = counts.map((count) => (count - 10_000) ** 2 / 10_000)
  expect(squares.reduce((total, square) => total + square)).toBeLessThan(20.5)
})

it('no number is favoured if the range does not divide 2^32', () => {
  // Without rejecting numbers, the lower half would be drawn in two of three cases.
  const range = 3 * 2 ** 30
  let low = 0
  for (let day = 1; day <= 20_000; day++)
    if (drawBetween({ ...draw, day }, 0, range - 1) < range / 2) low++
  expect(Math.abs(low - 10_000)).toBeLessThan(300)
})

it('draws stay in their range, and an invalid range is refused', () => {
  const whole = fc.integer({ min: -1_000, max: 1_000 })
  fc.assert(
    fc.property(fc.string(), whole, fc.nat(500), (seed, least, more) => {
      const drawn = drawBetween({ ...draw, seed }, least, least + more)
      return Number.isInteger(drawn) && drawn >= least && drawn <= least + more
    }),
  )
  for (const most of [-1, 0.5, NaN, Infinity, 2 ** 32])
    expect(() => drawBetween(draw, 0, most)).toThrow(RangeError)
})
