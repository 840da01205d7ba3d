import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../testing/world.ts'
import { countUse, isOverLimit, removeOldLimits, usesOf } from './limits.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const limit = { key: 'probe', seconds: 60, most: 3 }

it('counts every one of many uses at once and opens again after the window', async () => {
  const now = world.clock.now()
  const over = await Promise.all(Array.from({ length: 5 }, () => isOverLimit(world.db, limit, now)))
  expect(over.filter(Boolean)).toHaveLength(2)
  world.clock.pass(61)
  expect(await isOverLimit(world.db, limit, world.clock.now())).toBe(false)
})

it('forgets windows that ended', async () => {
  await countUse(world.db, 'short', 1, world.clock.now())
  world.clock.pass(2)
  await removeOldLimits(world.db, world.clock.now())
  expect(await usesOf(world.db, 'short', world.clock.now())).toBe(0)
})
