import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeManyStudents } from '../../../testing/many-students.ts'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { type AuditFilter, countAuditEntries, listAuditEntries } from './queries.ts'

let testApp: TestApp
let admin: Person

const people = 2000
const entries = 4000
const of = { limit: 20, offset: 0 }

beforeAll(async () => {
  testApp = await openTestApp()
  const { db } = testApp
  admin = await testApp.person('schoolAdmin,normal')
  await makeManyStudents(testApp, people)
  await db.execute(sql`
    insert into audit_entries (school_id, at, action, actor_id, subject_id, detail, reason)
    select u.school_id, now() - n * interval '1 minute', 'person.disabled', ${admin.userId}::bigint, u.id, '[]', 'Asked'
    from users u, generate_series(1, ${entries / people}) n where u.mobile like '18%'`)
  await db.execute('analyze users, audit_entries')
})
afterAll(() => testApp.close())

async function readFor(filter: AuditFilter): Promise<number> {
  const { database, db, schoolId } = testApp
  const plans = await plansOf(database.pool, async () => {
    await listAuditEntries(db, schoolId, filter, of)
    await countAuditEntries(db, schoolId, filter)
  })
  return plans.reduce((sum, nodes) => sum + lookedAt(nodes), 0)
}

it('[FRM-394] is counted without reading people', async () => {
  const filter = { name: '', action: 'all' } as const
  expect(await readFor(filter)).toBeLessThan(entries * 2.2)
  expect(await countAuditEntries(testApp.db, testApp.schoolId, filter)).toBe(entries)
})

it('[ACC-296] is searched through the few matching people, and none of another school', async () => {
  const { db, schoolId, otherSchoolId } = testApp
  await makeManyStudents({ db, schoolId: otherSchoolId }, people)
  await db.execute('analyze users')
  const filter = { name: 'student 1999', action: 'all' } as const
  expect(await readFor(filter)).toBeLessThan(entries * 2.2 + people / 10)
  const found = await listAuditEntries(db, schoolId, filter, of)
  expect(found.map(({ subjectName }) => subjectName)).toEqual(['Student 1999', 'Student 1999'])
  expect(await countAuditEntries(db, schoolId, filter)).toBe(2)
  const byActor = { name: admin.name, action: 'all' } as const
  expect(await countAuditEntries(db, schoolId, byActor)).toBe(entries)
})

it('[ACC-296] is searched by names as in the list of people, and by platform staff of another school', async () => {
  const { db, schoolId, otherSchoolId } = testApp
  const platform = await testApp.person('platformAdmin,normal', otherSchoolId)
  await db.execute(sql`
    insert into audit_entries (school_id, at, action, actor_id, subject_id, detail)
    values (${schoolId}::bigint, now(), 'person.enabled', ${platform.userId}::bigint, ${admin.userId}::bigint, '[]')`)
  const count = (name: string) => countAuditEntries(db, schoolId, { name, action: 'all' })
  expect(await count('1999 student')).toBe(2)
  expect(await count('180001999')).toBe(2)
  expect(await count(platform.name)).toBe(1)
  expect(await count('student 1999 nobody')).toBe(0)
})
