import { practice } from '@titian/contract'
import { replay } from '@titian/practice/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { demoShops } from '../../../../seeds/data/shops.ts'
import { seedShops } from '../../../../seeds/seed-shops.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { seedDemo } from './factories.ts'
import { kindOf } from '../kinds/kinds.ts'
import {
  practiceAssignments,
  practiceCommands,
  practiceRuns,
  practiceSnapshots,
} from '../tables.ts'

let testApp: TestApp
let teacher: Person
let spent: number

beforeAll(async () => {
  testApp = await openTestApp()
  const demo = await seedDemo(testApp, seedShops)
  spent = demo.spent
  teacher = await demo.personOf('nurul-huda')
})
afterAll(() => testApp.close())

it('the demo class has twelve shops on different days, which a replay of their decisions reproduces', async () => {
  const { db } = testApp
  const [given] = await db.select().from(practiceAssignments)
  const sign = testApp.seal('practiceAssignment', given?.id ?? 0)
  const { body } = await testApp.ask(practice.practiceBoard, { sign, size: 50 }, teacher)
  const shops = body.data?.list.filter(({ run }) => run !== null) ?? []
  expect(shops).toHaveLength(demoShops.length)
  expect(new Set(shops.map(({ day }) => day)).size).toBeGreaterThanOrEqual(10)
  expect(shops.every(({ progress }) => progress?.steps.length === 12)).toBe(true)
  expect(shops.filter(({ state }) => state === 'ended')).toHaveLength(2)
  for (const run of await db.select().from(practiceRuns)) {
    const log = await db
      .select()
      .from(practiceCommands)
      .where(eq(practiceCommands.runId, run.id))
      .orderBy(practiceCommands.number, practiceCommands.place)
    const [kept] = await db
      .select()
      .from(practiceSnapshots)
      .where(eq(practiceSnapshots.runId, run.id))
    const { engine } = kindOf(run.kind)
    const days = run.endedAt === null ? run.day - 1 : run.days
    const states = replay(engine, { scenario: run.scenario, seed: run.seed, log, days })
    expect(JSON.parse(JSON.stringify(states.at(-1)))).toEqual(kept?.state)
  }
})

it('the demo shops take seconds of the first start, also on a slow machine', () => {
  expect(spent).toBeLessThan(30_000)
})
