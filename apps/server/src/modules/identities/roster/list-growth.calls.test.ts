import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listEntries, type RosterFilter } from './queries.ts'

let testApp: TestApp

const entries = 4000

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.db.execute(sql`
    insert into roster_entries (school_id, kind, number, number_key, name, name_key, created_at)
    select ${testApp.schoolId}::bigint, 'student', 'R' || n, 'r' || n, 'Somebody ' || n, 'somebody ' || n, now() from generate_series(1, ${entries}) n`)
  await testApp.db.execute('analyze roster_entries')
})
afterAll(() => testApp.close())

it('[FRM-394] reads each roster entry once in a search, and counts in the same pass', async () => {
  const { database, db, schoolId } = testApp
  const filter: RosterFilter = { name: 'body 3999', kind: 'all', page: 1, size: 10 }
  const plans = await plansOf(database.pool, () => listEntries(db, schoolId, filter))
  const rows = plans.reduce((sum, nodes) => sum + lookedAt(nodes), 0)
  expect(rows).toBeLessThan(entries * 1.5)
  const { rows: found, total } = await listEntries(db, schoolId, filter)
  expect([found.length, total]).toEqual([1, 1])
  const beyond = await listEntries(db, schoolId, { ...filter, page: 100 })
  expect([beyond.rows.length, beyond.total]).toEqual([0, 1])
})
