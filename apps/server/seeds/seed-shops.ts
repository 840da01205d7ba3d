import type { Sent } from '@titian/practice/engine'
import { marketplace, type MarketScenario } from '@titian/practice/marketplace'
import { manners, playDay } from '@titian/practice/marketplace-plays'
import { secondsAfter } from '../src/platform/clock.ts'
import { type DemoShop, demoShop, demoShops, shopCourse, shopPractice } from './data/shops.ts'
import { dayLength, insertClass, type PlayedRun, practiceOf } from './played-run.ts'
import type { SeedContext } from './seed-context.ts'

const seat = 'seller'
const pace = 1200

interface Entry {
  day: number
  command: Record<string, unknown>
}

const isFields = (value: unknown): value is Entry['command'] =>
  typeof value === 'object' && value !== null

/** Plays a shop by its plan, with the decisions that the engine accepts. */
function played(shop: DemoShop, userId: number, now: Date): PlayedRun {
  const { plan, days, until = days, debrief } = shop
  // A practice of this kind always has a marketplace scenario.
  const scenario = practiceOf(shopPractice).scenario as MarketScenario
  const seed = `teratai shop ${userId}`
  const manner = plan === 'idle' ? null : manners[plan]
  let state = marketplace.start(scenario, seed)
  const log: Entry[] = []
  while (state.day <= days && !state.finished) {
    const { day } = state
    let seen = state
    const taken: Sent[] = []
    for (const sent of manner && day <= until ? playDay(state, manner) : []) {
      if (marketplace.commandProblems(seen, sent.command, seat).length > 0) continue
      seen = marketplace.decided?.(seen, [sent], scenario, seed) ?? seen
      taken.push(sent)
      if (isFields(sent.command)) log.push({ day, command: sent.command })
    }
    state = marketplace.step(state, taken, scenario, seed)
  }
  const startedAt = secondsAfter(now, -9 * dayLength)
  const at = { startedAt, pace, changedAt: secondsAfter(startedAt, days * pace) }
  return { practice: shopPractice, scenario, seed, seat, state, log, ...at, debrief }
}

/** PRC-040: inserts a class of shops on different days, and the demo student's own shop. */
export const seedShops = (context: SeedContext): Promise<void> =>
  insertClass(context, {
    own: demoShop,
    given: {
      practice: shopPractice,
      courseKey: shopCourse,
      opensDaysAgo: 10,
      dueInDays: 12,
      attempts: 2,
    },
    students: demoShops,
    played: (shop, userId) => played(shop, userId, context.now),
  })
