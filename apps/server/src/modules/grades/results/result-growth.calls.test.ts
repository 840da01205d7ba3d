import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enrolAllStudents, makeManyStudents } from '../../../testing/many-students.ts'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../../courses/factories.ts'
import { makeExam } from '../../exams/factories.ts'
import { listOwnResults } from './queries.ts'

let testApp: TestApp
let courseId: number
let userId: number

const others = 1000
const answersOfEach = 5
const tests = 4

beforeAll(async () => {
  testApp = await openTestApp()
  const { schoolId, db } = testApp
  const now = testApp.clock.now()
  const { userId: authorId } = await testApp.person('teacher,normal')
  ;({ userId } = await testApp.person('student,normal'))
  courseId = await makeCourse(db, { schoolId, authorId }, now)
  // Two tests have no end, and two end next week. No student has extra time, so extra time does not
  // decide whether a test has ended.
  for (let test = 0; test < tests; test += 1) {
    const endTime = test % 2 === 0 ? null : new Date(now.getTime() + 7 * 86_400_000)
    await makeExam(db, { schoolId, courseId, authorId }, now, { endTime })
  }
  await makeManyStudents(testApp, others)
  await enrolAllStudents(testApp, courseId)
  await db.execute(sql`
    insert into exam_allowances (school_id, user_id, factor, extra_minutes, extra_attempts, reason, created_by, created_at)
    select school_id, id, 150, 0, 0, 'Reads slowly.', ${authorId}::bigint, now() from users where mobile like '18%'`)
  await db.execute(sql`
    with asked as (
      insert into discussion_questions (school_id, course_id, author_id, content, created_at)
      select ${schoolId}::bigint, ${courseId}::bigint, ${authorId}::bigint, 'Why?', now() returning id)
    insert into discussion_answers (school_id, question_id, author_id, by_teacher, content, created_at)
    select u.school_id, q.id, u.id, false, 'Because.', now() from asked q, users u, generate_series(1, ${answersOfEach}) n
    where u.mobile like '18%'`)
  await db.execute(
    'analyze users, enrolments, exam_allowances, discussion_questions, discussion_answers',
  )
})
afterAll(() => testApp.close())

it('[FRM-392] finds the result of one student without reading the answers or the extra time of others', async () => {
  const { database, db, schoolId, clock } = testApp
  const student = { schoolId, userId, courseId }
  const [nodes = []] = await plansOf(database.pool, () => listOwnResults(db, student, clock.now()))
  expect(lookedAt(nodes)).toBeLessThan(200)
})
