import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/database.ts'
import { makeManyStudents } from '../../../testing/many-students.ts'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listRequests, waitingRequests } from './queries.ts'

let testApp: TestApp

const people = 4000
const requests = 400

beforeAll(async () => {
  testApp = await openTestApp()
  const { db } = testApp
  await makeManyStudents(testApp, people)
  await db.execute(sql`
    insert into identity_requests (school_id, user_id, kind, name, number, number_key, status, submitted_at)
    select school_id, id, 'student', name, 'R' || id, 'r' || id, 1, now() from users where mobile like '18%' order by id limit ${requests}`)
  await db.execute('analyze users, identity_requests')
})
afterAll(() => testApp.close())

async function readFor(ask: (db: Db) => Promise<unknown>): Promise<number> {
  const plans = await plansOf(testApp.database.pool, () => ask(testApp.db))
  return plans.reduce((sum, nodes) => sum + lookedAt(nodes), 0)
}

it('[FRM-394] lists and counts requests without reading all people of the school', async () => {
  const { schoolId } = testApp
  const filter = { name: '', kind: 'all', status: 1, page: 1, size: 10 } as const
  expect(await readFor((db) => listRequests(db, schoolId, filter))).toBeLessThan(requests * 3)
  const { rows, total } = await listRequests(testApp.db, schoolId, filter)
  expect([rows.length, total]).toEqual([10, requests])
  expect(await readFor((db) => db.execute(waitingRequests(schoolId)))).toBeLessThan(requests * 3)
})
