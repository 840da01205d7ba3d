import { expect, it } from 'vitest'
import { pointsUpTo } from './shapes.ts'

it('[EXM-125] points have at most two decimals', () => {
  const isPoints = (value: unknown, most?: number) => pointsUpTo(most).safeParse(value).success
  expect([0, 5, 2.5, 0.07, 1000, 19.99].every((value) => isPoints(value))).toBe(true)
  expect([NaN, -1, 1000.01, 0.005, 'x'].some((value) => isPoints(value))).toBe(false)
  expect(isPoints(5.01, 5)).toBe(false)
})
