import { expect, it } from 'vitest'
import { ForwardLimit } from './forward-limit.ts'

it('[CRS-114] forward jumps are limited to what was played, and backward jumps are free', () => {
  const limit = new ForwardLimit(60)
  expect(limit.bound(300)).toBe(60)
  expect(limit.bound(10)).toBe(10)
  for (let second = 60; second <= 90; second += 0.25) limit.reach(second)
  expect(limit.bound(300)).toBe(90)
  limit.reach(200)
  expect(limit.bound(300)).toBe(90)
})

it('[CRS-114] jumps are free without a limit', () => {
  const limit = new ForwardLimit(null)
  expect(limit.bound(300)).toBe(300)
})
