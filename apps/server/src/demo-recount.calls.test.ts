import { courses, progress, reviews } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAll } from '../seeds/seed-all.ts'
import { createSession } from './modules/accounts/sessions/factories.ts'
import { figures, hours, order } from './testing/contradictions.ts'
import { openTestApp, type Person, type TestApp } from './testing/test-app.ts'

let testApp: TestApp
let student: Person
let now: Date

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files, seal } = testApp.app.services
  const { schoolIds, userIds } = await db.transaction((tx) =>
    seedAll({ db: tx, clock, files, seal }),
  )
  now = clock.now()
  const schoolId = schoolIds.get('teratai') ?? 0
  const userId = userIds.get('teratai/student-1') ?? 0
  const token = await createSession(db, { schoolId, userId }, now)
  student = { userId, schoolId, token, host: 'localhost', name: 'Demo' }
}, 180_000)
afterAll(() => testApp.close())

/** The first rows of each kind of contradiction; nothing where there are none. */
async function contradictionsOf(statements: Record<string, string>) {
  const found: Record<string, unknown[]> = {}
  const moment = `'${now.toISOString()}'::timestamptz`
  for (const [name, statement] of Object.entries(statements)) {
    const { rows } = await testApp.db.execute(sql.raw(statement.replaceAll('$now', moment)))
    if (rows.length > 0) found[`${name} (${rows.length})`] = rows.slice(0, 3)
  }
  return found
}

it('[FRM-466] every figure of the demo schools can be recounted from its rows', async () => {
  expect(await contradictionsOf(figures)).toEqual({})
})

it('[FRM-467] what happened in the demo schools happened in an order that is possible', async () => {
  expect(await contradictionsOf(order)).toEqual({})
})

it('[FRM-467] deadlines of the demo schools end at sensible hours of their zone', async () => {
  expect(await contradictionsOf(hours)).toEqual({})
})
