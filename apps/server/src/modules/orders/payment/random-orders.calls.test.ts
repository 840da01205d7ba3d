import { afterAll, beforeAll, it } from 'vitest'
import { tellStories } from '../../../testing/random-orders.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

// A few of them; `npm run faults` tells many.
it('[ORD-066] after any order of events, repeats and crashes the books agree', async () => {
  await tellStories(world, 4)
}, 120_000)
