import { expect, it } from 'vitest'
import { joinWish } from './join-wish.ts'

it('[CRS-149] a wish to join is used once, only for its course, and expires', () => {
  joinWish.keep('a', 0)
  expect(joinWish.consume('b', 1000)).toBe(false)
  expect(joinWish.consume('a', 1000)).toBe(true)
  expect(joinWish.consume('a', 1000)).toBe(false)
  joinWish.keep('a', 0)
  expect(joinWish.consume('a', 3_600_000)).toBe(false)
})
