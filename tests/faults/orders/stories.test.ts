import { afterAll, beforeAll, it } from 'vitest'
import { countMoney, playStories } from '../../../apps/server/src/testing/random-orders.ts'
import { openTestApp, type TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { fewerEmbedded, howOften } from '../figures.ts'
import { printMoney } from './money-figures.ts'

const stories = Number(process.env['MONEY_STORIES'] ?? howOften(1000, fewerEmbedded(20, 60), 60))

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp?.close())

it(
  '[ORD-066] the books agree after any sequence of events, repetitions and crashes',
  async () => {
    let violations = 1
    try {
      await playStories(testApp, stories)
      violations = 0
    } finally {
      const trial = `stories at random, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'embedded database'}`
      printMoney(trial, { stories, kills: 0, ...(await countMoney(testApp)), lost: 0, violations })
    }
  },
  Math.max(180_000, stories * 10_000),
)
