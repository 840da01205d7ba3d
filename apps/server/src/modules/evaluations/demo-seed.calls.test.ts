import { evaluations } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAll } from '../../../seeds/seed-all.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { createSession } from '../accounts/sessions/factories.ts'
import { assessmentRatings, assessments, rubrics } from './tables.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files, seal } = testApp.app.services
  const { schoolIds, userIds } = await db.transaction((tx) =>
    seedAll({ db: tx, clock, files, seal }),
  )
  const schoolId = schoolIds.get('teratai') ?? 0
  const userId = userIds.get('teratai/student-1') ?? 0
  const token = await createSession(db, { schoolId, userId }, clock.now())
  student = { userId, schoolId, token, host: 'localhost', name: 'Demo' }
}, 180_000)
afterAll(() => testApp.close())

it('the demo teacher has a rubric in use, a rated run and others to rate, and a class with released assessments', async () => {
  const [rubric] = await testApp.db.select().from(rubrics).where(eq(rubrics.kind, 'supply-chain'))
  expect(rubric).toMatchObject({ state: 'frozen', number: 1 })
  const rows = await testApp.db.select().from(assessments)
  expect(rows.filter(({ state }) => state === 'ready')).toHaveLength(1)
  expect(rows.filter(({ state }) => state === 'autoRated').length).toBeGreaterThan(0)
  const released = rows.filter(({ state }) => state === 'released')
  expect(released).toHaveLength(3)
  for (const { total, releasedAt } of released) {
    expect(total).toBeGreaterThan(0)
    expect(releasedAt).not.toBeNull()
  }
  expect(new Set(released.map(({ total }) => total)).size).toBeGreaterThan(1)
  expect(await testApp.db.select().from(assessmentRatings)).toHaveLength(4)
})

it('the demo student has a released assessment, with the median of the class', async () => {
  const own = await testApp.ask(evaluations.ownAssessments, { page: 1 }, student)
  const [card] = own.body.data?.list ?? []
  expect(own.body.data?.total).toBe(1)
  const { data } = (
    await testApp.ask(evaluations.ownAssessment, { sign: card?.sign ?? '' }, student)
  ).body
  expect(data?.total).toBeGreaterThan(0)
  expect(data?.criteria.every(({ median }) => median !== null)).toBe(true)
})
