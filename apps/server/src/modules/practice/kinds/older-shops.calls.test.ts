import { marketplace, type MarketState, standardMarket } from '@titian/practice/marketplace'
import { manners, playDay } from '@titian/practice/marketplace-plays'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findMigrations } from '../../../platform/database/migrate.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readKept, startRun } from '../factories.ts'
import { practiceSnapshots } from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())

/** Returns a shop after some days of the reference plan, with messages, keywords and orders. */
function played(days: number): MarketState {
  let state = marketplace.start(standardMarket, 'older')
  for (let day = 0; day < days; day += 1)
    state = marketplace.step(state, playDay(state, manners.reference), standardMarket, 'older')
  return state
}

const without = <Fields extends object>(entry: Fields, field: string) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field))

/** Returns the state in the form that the engine stored before these fields existed. */
const older = (state: MarketState) => ({
  ...state,
  messages: state.messages.map((one) => without(one, 'facts')),
  account: {
    ...state.account,
    rows: state.account.rows.map((one) => without(one, 'due')),
    appeals: [{ day: 3, accepted: true, right: true }],
  },
  products: state.products.map((product) => ({
    ...product,
    ads: product.ads.map((day) => ({
      ...day,
      keywords: Object.fromEntries(
        Object.entries(day.keywords).map(([word, term]) => [word, without(term, 'expected')]),
      ),
    })),
  })),
})

it('[PRC-028] a shop that began with an older version keeps all its data and can be continued', async () => {
  const by = await testApp.person()
  const run = await startRun(testApp, by, { idSign: 'market-60-days' })
  const game = await startRun(testApp, by, { idSign: 'beer-game' })
  const chain = await readKept(testApp, game)
  const state = played(25)
  expect(state.messages.length).toBeGreaterThan(0)
  expect(state.products.some(({ ads }) => ads.length > 0)).toBe(true)
  const { run: row } = await readKept(testApp, run)
  const { state: game0 } = chain
  const before = older(state)
  await testApp.db.delete(practiceSnapshots)
  await testApp.db.insert(practiceSnapshots).values([
    { runId: row.id, state: before },
    { runId: chain.run.id, state: game0 },
  ])
  const { sql = '' } = findMigrations().find(({ name }) => name === '0182-shop-states.sql') ?? {}
  // A second run changes nothing.
  for (const _ of [1, 2]) await testApp.database.pool.script(sql)
  const kept = (await readKept(testApp, run)).state as MarketState
  expect(kept).toMatchObject(before)
  expect(kept.account.appeals).toEqual([{ ...before.account.appeals[0], measures: [] }])
  expect(kept.account.rows.every(({ due, shipped }) => due === shipped)).toBe(true)
  expect(kept.messages.map(({ facts }) => facts)).toEqual(kept.messages.map(({ needed }) => needed))
  expect(marketplace.viewOf(kept, 'seller')?.day).toBe(26)
  expect(marketplace.step(kept, [], standardMarket, 'older').day).toBe(27)
  expect((await readKept(testApp, game)).state).toEqual(game0)
})
