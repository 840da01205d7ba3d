import { exams } from '@titian/contract'
import { and, eq, gte } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeCourse } from '../../../courses/factories.ts'
import { enrol } from '../../../courses/index.ts'
import { makeExam } from '../../factories.ts'
import { attempts } from '../../tables.ts'

const students = 24

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

async function prepareExam() {
  const { db, clock, schoolId } = testApp
  const teacher = await testApp.person('teacher,normal')
  const courseId = await makeCourse(db, { schoolId, authorId: teacher.userId }, clock.now())
  const people = await Promise.all(Array.from({ length: students }, () => testApp.person()))
  for (const { userId } of people) await enrol(db, { schoolId, userId, courseId }, clock.now())
  const place = { schoolId, courseId, authorId: teacher.userId }
  const { examinationId: id } = await makeExam(db, place, clock.now())
  const begin = (person: Person) =>
    testApp.ask(
      exams.addRecord,
      { examinationId: testApp.seal('examination', id), holder: `the tab of ${person.userId}` },
      person,
    )
  return { id, people, begin, ofExam: eq(attempts.examinationId, id) }
}

it('[EXM-212] gives each of many students who begin at once a paper, whose time starts after the queue', async () => {
  const { db, clock } = testApp
  const { people, begin, ofExam } = await prepareExam()
  const requestedAt = clock.now()
  const begun = people.map(begin)
  await Promise.any(begun)
  clock.pass(60)
  const answers = await Promise.all(begun)

  expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(students)
  expect(await db.$count(attempts, ofExam)).toBe(students)
  const later = new Date(requestedAt.getTime() + 60_000)
  expect(await db.$count(attempts, and(ofExam, gte(attempts.startedAt, later)))).toBeGreaterThan(0)
})

it('[EXM-213] counts each of many simultaneous papers as handed in when it arrived, before the queue', async () => {
  const { db, clock } = testApp
  const { id, people, begin, ofExam } = await prepareExam()
  const examinationId = testApp.seal('examination', id)
  const papers = await Promise.all(
    people.map(async (person) => {
      const { body } = await begin(person)
      return { person, recordId: body.data?.recordId ?? '' }
    }),
  )
  const arrived = clock.now()
  const handedIn = papers.map(({ person, recordId }) =>
    testApp.ask(
      exams.submit,
      { examinationId, recordId, answerList: [], holder: `the tab of ${person.userId}` },
      person,
    ),
  )
  await Promise.any(handedIn)
  clock.pass(60)
  const answers = await Promise.all(handedIn)

  expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(students)
  const inTime = and(ofExam, eq(attempts.state, 'submitted'), eq(attempts.submittedAt, arrived))
  expect(await db.$count(attempts, inTime)).toBe(students)
})
