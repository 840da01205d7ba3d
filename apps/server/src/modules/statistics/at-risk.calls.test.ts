import { messages, statistics } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { enrol } from '../courses/index.ts'
import { attempts, makeExam } from '../exams/factories.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'

let testApp: TestApp
let classroom: Classroom
beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
}, 90_000)
afterAll(() => testApp?.close())

const day = 86_400_000

/** Makes a student who last studied so many days ago, optionally with the course completed. */
async function join(course: MadeCourse, days: number, completed = false): Promise<Person> {
  const person = await testApp.person()
  const now = testApp.clock.now()
  const student = { schoolId: testApp.schoolId, userId: person.userId, courseId: course.courseId }
  await enrol(testApp.db, student, now)
  const last = new Date(now.getTime() - days * day).toISOString()
  await testApp.db
    .execute(sql`update enrolments set status = ${completed ? 2 : 1}, last_study_at = ${last}::timestamptz
    where course_id = ${course.courseId} and user_id = ${person.userId}`)
  return person
}

async function sat(course: MadeCourse, examinationId: number, { userId }: Person, score: number) {
  const now = testApp.clock.now()
  const times = { startedAt: now, seenAt: now, submittedAt: now }
  const { schoolId } = testApp
  const { courseId } = course
  const rest = { number: 1, state: 'submitted' as const, clockStops: false, seed: 1 }
  const paper = { schoolId, examinationId, courseId, userId, score, ...times, ...rest }
  await testApp.db.insert(attempts).values(paper)
}

describe('the students at risk', () => {
  it('[TCH-143] have not studied for 14 days or fail a part, with the reasons, and the member filter finds the same', async () => {
    const course = await classroom.course({}, [null])
    const place = {
      schoolId: testApp.schoolId,
      courseId: course.courseId,
      authorId: classroom.teacher.userId,
    }
    const unit = await makeExam(testApp.db, place, testApp.clock.now(), { type: 0 })
    const final = await makeExam(testApp.db, place, testApp.clock.now(), { type: 1 })
    const fine = await join(course, 1)
    const quiet = await join(course, 15)
    const away = await join(course, 14)
    await join(course, 40, true)
    const failsTest = await join(course, 2)
    const failsBoth = await join(course, 20)
    await sat(course, unit.examinationId, fine, 2400)
    await sat(course, unit.examinationId, failsTest, 2390)
    await sat(course, final.examinationId, failsTest, 4000)
    await sat(course, unit.examinationId, failsBoth, 1000)
    await sat(course, final.examinationId, failsBoth, 0)

    const input = { courseIdSign: course.sign }
    const { body } = await testApp.ask(statistics.studentsAtRisk, input, classroom.teacher)
    expect(body.data?.total).toBe(3)
    expect(body.data?.list.map((row) => [row.userName, row.quiet, row.failing])).toEqual([
      [
        failsBoth.name,
        true,
        [
          { part: 'unitTesting', percent: 25 },
          { part: 'theFinalExam', percent: 0 },
        ],
      ],
      [failsTest.name, false, [{ part: 'unitTesting', percent: 59.8 }]],
      [quiet.name, true, []],
    ])
    expect(body.data?.list.map(({ userName }) => userName)).not.toContain(away.name)

    const namesOf = async (state: 'quiet' | 'failing' | 'atRisk') => {
      const filter = { courseId: course.sign, state }
      const found = await testApp.ask(statistics.findStudentList, filter, classroom.teacher)
      return found.body.data?.list.map(({ name }) => name).toSorted()
    }
    expect(await namesOf('atRisk')).toEqual([failsBoth.name, failsTest.name, quiet.name].toSorted())
    expect(await namesOf('failing')).toEqual([failsBoth.name, failsTest.name].toSorted())
    expect(await namesOf('quiet')).toEqual([failsBoth.name, quiet.name].toSorted())

    const texts = { titles: { en: 'For you' }, contents: { en: 'Come back.' } }
    const message = { ...input, state: 'atRisk' as const, ...texts, key: crypto.randomUUID() }
    const response = await testApp.ask(messages.messageStudents, message, classroom.teacher)
    expect(response.body.data?.told).toBe(3)
    for (const [person, count] of [
      [failsTest, 1],
      [fine, 0],
    ] as const) {
      const read = await testApp.ask(messages.allCourseMessages, {}, person)
      const received = read.body.data?.list.filter(({ content }) => content === 'Come back.')
      expect(received).toHaveLength(count)
    }
  })
})
