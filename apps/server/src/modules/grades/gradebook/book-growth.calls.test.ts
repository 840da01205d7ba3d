import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enrolAllStudents, makeManyStudents } from '../../../testing/many-students.ts'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../../courses/factories.ts'
import { makeExam } from '../../exams/factories.ts'
import { type BookFilter, readBook } from './queries.ts'

let testApp: TestApp
let courseId: number

const students = 2000
const tests = 5

beforeAll(async () => {
  testApp = await openTestApp()
  const { schoolId, db } = testApp
  const now = testApp.clock.now()
  const { userId: authorId } = await testApp.person('teacher,normal')
  courseId = await makeCourse(db, { schoolId, authorId }, now)
  await makeTeacher(db, { schoolId, courseId, userId: authorId, master: true })
  for (let test = 0; test < tests; test += 1)
    await makeExam(db, { schoolId, courseId, authorId }, now)
  await makeManyStudents(testApp, students)
  await enrolAllStudents(testApp, courseId)
  await db.execute(sql`
    insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, seen_at, submitted_at, clock_stops, seed, score)
    select e.school_id, x.id, x.course_id, e.user_id, 1, 'submitted', now(), now(), now(), false, 1, 1000
    from enrolments e join examinations x on x.course_id = e.course_id where e.course_id = ${courseId}`)
  await db.execute('analyze users, enrolments, attempts')
}, 240_000)
afterAll(() => testApp.close())

const filter: BookFilter = {
  person: '',
  className: '',
  groupId: null,
  only: 'all',
  sort: 'name',
  sortId: null,
  down: false,
  limit: 20,
  offset: 0,
}

const rowsFor = async (changed: Partial<BookFilter>) => {
  const { database, db, schoolId, clock } = testApp
  const plans = await plansOf(database.pool, () =>
    readBook(db, { schoolId, courseId }, { ...filter, ...changed }, clock.now()),
  )
  return plans.map(lookedAt)
}

it('[FRM-335] finds a page of the gradebook by reading each student a few times and the marks of that page only', async () => {
  const [found = 0, marks = 0] = await rowsFor({})
  expect(found).toBeLessThan(students * 20)
  expect(marks).toBeLessThan(filter.limit * 300)
})

it('[FRM-335] sorts the gradebook by a result by reading each mark of the course a few times', async () => {
  const [found = 0] = await rowsFor({ sort: 'result' })
  expect(found).toBeLessThan(students * (tests + 1) * 30)
})
