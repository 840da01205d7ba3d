import { afterAll, beforeAll, it } from 'vitest'
import { countMoney, tellStories } from '../../../apps/server/src/testing/random-orders.ts'
import { openWorld, type World } from '../../../apps/server/src/testing/world.ts'
import { howOften } from '../figures.ts'
import { tellMoney } from './money-figures.ts'

const stories = Number(process.env['MONEY_STORIES'] ?? howOften(1000, 60))

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

it(
  '[ORD-066] after any order of events, repeats and crashes the books agree',
  async () => {
    let violations = 1
    try {
      await tellStories(world, stories)
      violations = 0
    } finally {
      const trial = `stories at random, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'embedded database'}`
      tellMoney(trial, { stories, kills: 0, ...(await countMoney(world)), lost: 0, violations })
    }
  },
  Math.max(180_000, stories * 10_000),
)
