import { afterAll, beforeAll, it } from 'vitest'
import { tellStories } from '../../apps/server/src/testing/random-orders.ts'
import { openWorld, type World } from '../../apps/server/src/testing/world.ts'

const runs = Number(process.env['MONEY_STORIES'] ?? 60)

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

it(
  '[ORD-066] after any order of events, repeats and crashes the books agree',
  async () => {
    await tellStories(world, runs)
  },
  Math.max(180_000, runs * 10_000),
)
