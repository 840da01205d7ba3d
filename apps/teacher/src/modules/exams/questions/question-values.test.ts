import { expect, it } from 'vitest'
import { isPoints } from './question-values.ts'

it('[EXM-125] takes points with two decimals and no others', () => {
  expect([0, 5, '2.5', 0.07, 1000, '19.99'].every((value) => isPoints(value))).toBe(true)
  expect(['', -1, 1000.01, 0.005, 'x'].some((value) => isPoints(value))).toBe(false)
  expect(isPoints(5.01, 5)).toBe(false)
})
