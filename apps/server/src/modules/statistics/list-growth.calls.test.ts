import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enrolAllStudents, makeManyStudents } from '../../testing/many-students.ts'
import { lookedAt, plansOf } from '../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { listCandidates } from '../certificates/staff/queries.ts'
import { makeCourse, makeTeacher } from '../courses/factories.ts'
import { makeExam } from '../exams/factories.ts'
import { addUpCourse, listProgress, listScores } from './queries.ts'

let testApp: TestApp
let courseId: number

const students = 2000
const tests = 5
const page = { page: 2, size: 20 }

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

async function readFor<Found>(ask: () => Promise<Found>): Promise<{ rows: number; found: Found }> {
  const plans = await plansOf(testApp.database.pool, ask)
  return { rows: plans.reduce((sum, nodes) => sum + lookedAt(nodes), 0), found: await ask() }
}

// The largest number of rows that the list may read: each student a few times, and the marks of the
// twenty students of the page. Reading the marks of all students would exceed it thirty times.
const most = students * 12 + page.size * tests * 50

it('[FRM-393] lists the results of a course by name, and reads the marks of one page only', async () => {
  const { db, schoolId, clock } = testApp
  const order = { name: '', sort: 'name', descending: false } as const
  const { rows, found } = await readFor(() =>
    listScores(db, { schoolId, courseId }, order, page, clock.now()),
  )
  expect(rows).toBeLessThan(most)
  expect(found.total).toBe(students)
  expect(found.rows).toHaveLength(page.size)
  const down = { ...order, descending: true }
  const last = await listScores(db, { schoolId, courseId }, down, page, clock.now())
  expect(last.rows.map(({ userName }) => userName)).not.toEqual(
    found.rows.map(({ userName }) => userName),
  )
})

it('[FRM-393] lists the candidates for certificates, and reads the marks of one page only', async () => {
  const { db, schoolId, clock } = testApp
  const { rows, found } = await readFor(() =>
    listCandidates(db, { schoolId, courseId, name: '' }, page, clock.now()),
  )
  expect(rows).toBeLessThan(most)
  expect(found.total).toBe(students)
  expect(found.rows).toHaveLength(page.size)
  expect(found.rows.every(({ row }) => row.handedIn === tests)).toBe(true)
})

it('[FRM-393] lists the progress of a course page by page, and counts waiting exams in one pass', async () => {
  const { db, schoolId, clock, database } = testApp
  const filter = { name: '', sort: 'lastStudy', descending: true } as const
  const { rows, found } = await readFor(() =>
    listProgress(db, { schoolId, courseId }, filter, page, clock.now()),
  )
  expect(rows).toBeLessThan(students * 14)
  expect(found.total).toBe(students)
  expect(found.rows).toHaveLength(page.size)

  const [nodes = []] = await plansOf(database.pool, () =>
    addUpCourse(db, { schoolId, courseId }, clock.now()),
  )
  const ofAttempts = nodes.filter((node) => node['Relation Name'] === 'attempts')
  expect(Math.max(...ofAttempts.map((node) => node['Actual Loops']))).toBeLessThan(students)
})
