import { courses } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeCourse } from '../../../courses/factories.ts'
import { makeExam } from '../../factories.ts'
import { attempts, questions } from '../../tables.ts'

let testApp: TestApp
let teacher: Person
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  student = await testApp.person()
})
afterAll(() => testApp.close())

/**
 * Makes a course with a paper and a notice that was read. A second course has a paper with equal
 * questions.
 */
async function makeFilledCourse() {
  const { schoolId } = testApp
  const course = { schoolId, authorId: teacher.userId }
  const courseId = await makeCourse(testApp.db, course, testApp.clock.now())
  const exam = await makeExam(testApp.db, { ...course, courseId }, testApp.clock.now())
  await testApp.db.execute(sql`
    with notice as (
      insert into messages (school_id, kind, course_id, author_id, title, created_at)
      values (${schoolId}, 2, ${courseId}, ${teacher.userId}, 'Welcome', now()) returning id)
    insert into message_reads select ${schoolId}, ${student.userId}, id, now() from notice`)
  return { courseId, ...exam }
}

const remove = async (courseId: number) => {
  testApp.clock.pass(2)
  const sign = testApp.seal('course', courseId)
  return (await testApp.ask(courses.deleteCourse, { sign }, teacher)).body
}
const remainingIn = async (courseId: number) =>
  (
    await testApp.db.execute<{ papers: number; notices: number }>(sql`
      select (select count(*)::int from examinations where course_id = ${courseId}) as papers,
        (select count(*)::int from messages where course_id = ${courseId}) as notices`)
  ).rows[0]

it('[TCH-112] deletes papers and notices with the course, and leaves its questions to their author', async () => {
  const first = await makeFilledCourse()
  const second = await makeFilledCourse()
  // Both courses have a question with the same key, which would conflict without a course.
  await testApp.db
    .update(questions)
    .set({ contentKey: sql`'key ' || (${questions.points} + ${questions.level})` })
    .where(sql`${questions.id} in (${first.questionIds[0]}, ${second.questionIds[0]})`)
  for (const { courseId, questionIds } of [first, second]) {
    expect((await remove(courseId)).ok).toBe(true)
    expect(await remainingIn(courseId)).toEqual({ papers: 0, notices: 0 })
    const remaining = await testApp.db
      .select()
      .from(questions)
      .where(sql`${questions.id} = any(${sql.raw(`'{${questionIds.join()}}'::bigint[]`)})`)
    expect(remaining.map(({ courseId, authorId, status }) => [courseId, authorId, status])).toEqual(
      questionIds.map(() => [null, teacher.userId, 0]),
    )
  }
})

it('[TCH-112] refuses to delete a course with a written paper, whatever its number of students says', async () => {
  const { courseId, examinationId, questionIds } = await makeFilledCourse()
  await testApp.db.insert(attempts).values({
    schoolId: testApp.schoolId,
    examinationId,
    courseId,
    userId: student.userId,
    number: 1,
    state: 'submitted',
    startedAt: testApp.clock.now(),
    seenAt: testApp.clock.now(),
    clockStops: false,
    seed: 1,
  })
  expect(await remove(courseId)).toMatchObject({
    code: -4,
    extend: { reason: 'courseHasStudents' },
  })
  expect(await remainingIn(courseId)).toEqual({ papers: 1, notices: 1 })
  const [question] = await testApp.db
    .select()
    .from(questions)
    .where(eq(questions.id, questionIds[0]!))
  expect(question?.courseId).toBe(courseId)
})
