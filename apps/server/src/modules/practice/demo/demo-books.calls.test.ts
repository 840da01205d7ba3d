import { practice } from '@titian/contract'
import { replay } from '@titian/practice/engine'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { classBooks } from '../../../../seeds/data/books.ts'
import { seedBooks } from '../../../../seeds/seed-books.ts'
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
let student: Person
let spent: number

beforeAll(async () => {
  testApp = await openTestApp()
  const demo = await seedDemo(testApp, seedBooks)
  spent = demo.spent
  teacher = await demo.personOf('nurul-huda')
  student = await demo.personOf('student-1')
})
afterAll(() => testApp.close())

it('[PRC-213] the demo class has twelve books on different days with mistakes, which a replay of their decisions reproduces', async () => {
  const { db } = testApp
  const [given] = await db.select().from(practiceAssignments)
  const sign = testApp.seal('practiceAssignment', given?.id ?? 0)
  const { body } = await testApp.ask(practice.practiceBoard, { sign, size: 50 }, teacher)
  const rows = body.data?.list.filter(({ run }) => run !== null) ?? []
  expect(rows).toHaveLength(classBooks.length)
  expect(new Set(rows.map(({ day }) => day)).size).toBeGreaterThanOrEqual(10)
  expect(rows.filter(({ state }) => state === 'ended')).toHaveLength(2)
  const progress = rows.flatMap(({ erp }) => erp ?? [])
  expect(progress).toHaveLength(classBooks.length)
  const failed = progress.map(({ cards }) => cards.flatMap((card) => card.failed).length)
  expect(failed.filter((count) => count > 0).length).toBeGreaterThanOrEqual(6)
  const slips = new Set(progress.flatMap((one) => one.slips.map(({ code }) => code)))
  expect([...slips].toSorted()).toEqual([
    'cancelled',
    'mismatch',
    'needlessDispute',
    'paidBeforeMatch',
    'wrongPrice',
  ])
  expect(progress.some(({ cards }) => cards.some(({ hints }) => hints > 0))).toBe(true)
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

it('[PRC-213] the demo student has books with a completed first card, which accept the next decision', async () => {
  const { data } = (await testApp.ask(practice.practiceRuns, { kind: 'erp' }, student)).body
  expect(data?.list.map(({ practice: { idSign }, state }) => [idSign, state])).toEqual([
    ['erp-first-steps', 'active'],
  ])
  const sign = data?.list[0]?.sign ?? ''
  const run = (await testApp.ask(practice.practiceRun, { sign }, student)).body.data
  const [first] = run?.erp?.cards ?? []
  expect(first).toMatchObject({ code: 'masterData', met: first?.statements.length })
  const command = { type: 'beginCard', day: run?.day ?? 0, card: 'stockRule' }
  const decisions = [{ seat: 'clerk', command, note: '' }]
  const call = { sign, number: run?.number ?? 0, decisions }
  const next = await testApp.ask(practice.decideRun, call, student)
  expect(next.body.data?.erp?.cards[1]?.begunDay).toBe(run?.day)
})

it('the demo books take seconds of the first start, also on a slow machine', () => {
  expect(spent).toBeLessThan(30_000)
})
