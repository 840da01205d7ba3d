import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enrolAllStudents, makeManyStudents } from '../../../testing/many-students.ts'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../../courses/factories.ts'
import { listSent } from '../notices/queries.ts'

let testApp: TestApp
let courseId: number
let teacher: Person

const students = 2000
const notices = 20
const window = { page: 1, size: notices }

/** The first notices are older than the students of the course, the others newer. */
beforeAll(async () => {
  testApp = await openTestApp()
  const { schoolId, db } = testApp
  teacher = await testApp.person('teacher,normal')
  courseId = await makeCourse(db, { schoolId, authorId: teacher.userId }, testApp.clock.now())
  await makeManyStudents(testApp, students)
  await enrolAllStudents(testApp, courseId)
  const addNotices = (kind: number, course: number | null) =>
    db.execute(sql`
      insert into messages (school_id, kind, course_id, author_id, title, content, created_at)
      select ${schoolId}::bigint, ${kind}::smallint, ${course}::bigint, ${teacher.userId}::bigint, 'Notice ' || n, 'Read.',
        now() + (n - 2.5) * interval '1 day' from generate_series(1, ${notices}) n`)
  await addNotices(2, courseId)
  await addNotices(3, null)
  await db.execute(sql`
    insert into message_reads (school_id, user_id, message_id, read_at)
    select u.school_id, u.id, m.id, now() from users u, messages m
    where m.school_id = u.school_id and m.title = 'Notice 20' and u.mobile like '18%' and u.id % 2 = 0`)
  await db.execute('analyze users, enrolments, messages, message_reads')
})
afterAll(() => testApp.close())

async function rowsFor(ofCourse: number | undefined): Promise<number> {
  const { database, db, schoolId } = testApp
  const caller = { schoolId, userId: teacher.userId, isStaff: true }
  const plans = await plansOf(database.pool, () => listSent(db, caller, ofCourse, window))
  return plans.reduce((sum, nodes) => sum + lookedAt(nodes), 0)
}

it('[CNT-125] counts the readers of a page of course notices by reading each member a few times', async () => {
  expect(await rowsFor(courseId)).toBeLessThan(students * 12)
})

it('[CNT-125] counts the readers of a page of bulletins by reading each person of the school a few times', async () => {
  expect(await rowsFor(undefined)).toBeLessThan(students * 12)
})

it('[CNT-125] counts for each notice the people who were there before it', async () => {
  const { db, schoolId } = testApp
  const caller = { schoolId, userId: teacher.userId, isStaff: true }
  for (const ofCourse of [courseId, undefined]) {
    const { rows, total } = await listSent(db, caller, ofCourse, window)
    expect(total).toBe(ofCourse === undefined ? notices * 2 : notices)
    const readers = rows.map((row) => row.readers)
    expect(readers[0]).toEqual({ read: students / 2, of: students })
    expect(readers.slice(1, 18)).toEqual(
      readers.slice(1, 18).map(() => ({ read: 0, of: students })),
    )
    expect(readers.slice(18)).toEqual([
      { read: 0, of: 0 },
      { read: 0, of: 0 },
    ])
  }
})
