import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAll } from '../../../seeds/seed-all.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { assessmentRatings, assessments, rubrics } from './tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files, seal } = testApp.app.services
  await db.transaction((tx) => seedAll({ db: tx, clock, files, seal }))
}, 180_000)
afterAll(() => testApp.close())

it('the demo teacher has a rubric in use, one run that is rated and others that wait', async () => {
  const [rubric] = await testApp.db.select().from(rubrics).where(eq(rubrics.kind, 'supply-chain'))
  expect(rubric).toMatchObject({ state: 'frozen', number: 1 })
  const rows = await testApp.db.select().from(assessments)
  expect(rows.filter(({ state }) => state === 'ready')).toHaveLength(1)
  expect(rows.filter(({ state }) => state === 'autoRated').length).toBeGreaterThan(0)
  expect(await testApp.db.select().from(assessmentRatings)).toHaveLength(1)
})
