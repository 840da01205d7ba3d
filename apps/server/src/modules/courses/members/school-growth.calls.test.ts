import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/database.ts'
import { lookedAt, type Plan, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../factories.ts'
import { listTeachers } from '../team/queries.ts'
import { listOffered, listOfferedClasses, listSchoolTeachers } from './queries.ts'

let testApp: TestApp
let courseId: number

const people = 8000
const members = 2000

beforeAll(async () => {
  testApp = await openTestApp()
  const teacher = await testApp.person('teacher,normal')
  courseId = await makeCourse(
    testApp.db,
    { schoolId: testApp.schoolId, authorId: teacher.userId },
    testApp.clock.now(),
  )
  await testApp.db.execute(sql`
    insert into users (school_id, area_code, mobile, name, roles, class_name)
    select ${testApp.schoolId}::bigint, '60', (180000000 + n)::text, 'Student ' || n, 'student,normal', 'Class ' || n / 50
    from generate_series(1, ${people}) n`)
  await testApp.db.execute(sql`
    insert into enrolments (school_id, user_id, course_id, joined_at)
    select school_id, id, ${courseId}::bigint, now() from users
    where school_id = ${testApp.schoolId} and roles = 'student,normal' order by id limit ${members}`)
  await testApp.db.execute('analyze users, enrolments')
})
afterAll(() => testApp.close())

async function planOf(ask: (db: Db) => Promise<unknown>): Promise<Plan[]> {
  const plans = await plansOf(testApp.database.pool, () => ask(testApp.db))
  expect(plans).toHaveLength(1)
  return plans.flat()
}

it('[FRM-359] [FRM-360] reads each account of the school a few times to offer students, and the planner estimates their number correctly', async () => {
  const course = { schoolId: testApp.schoolId, courseId }
  const filter = { name: '', className: '' }
  const nodes = await planOf((db) => listOffered(db, course, filter, { page: 1, size: 20 }))
  expect(lookedAt(nodes)).toBeLessThan(people * 10)
  const scans = nodes.filter((node) => node['Relation Name'] === 'users')
  // Most accounts have this role. If the planner expects only few, it chooses a nested loop.
  expect(Math.max(...scans.map((node) => node['Plan Rows']))).toBeGreaterThan(people / 2)

  const { list, total } = await listOffered(testApp.db, course, filter, { page: 1, size: 20 })
  expect(total).toBe(people - members)
  expect(JSON.stringify(list).length).toBeLessThan(5000)
})

it('[FRM-360] lists at most a hundred classes, by a part of their name', async () => {
  const course = { schoolId: testApp.schoolId, courseId }
  const nodes = await planOf((db) => listOfferedClasses(db, course, ''))
  expect(lookedAt(nodes)).toBeLessThan(people * 10)
  expect(await listOfferedClasses(testApp.db, course, '')).toHaveLength(100)
  expect(await listOfferedClasses(testApp.db, course, 'class 149')).toEqual([
    { className: 'Class 149', students: 50 },
  ])
})

it('[FRM-334] finds the few teachers of a school without reading its students', async () => {
  const { schoolId, db } = testApp
  const window = { page: 1, size: 20 }
  for (const ask of [
    () => listTeachers(db, schoolId, '', window),
    () => listSchoolTeachers(db, schoolId, '', window),
  ])
    expect(lookedAt(await planOf(ask))).toBeLessThan(200)
})
