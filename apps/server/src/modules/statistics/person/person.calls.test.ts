import { statistics } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { attempts, makeExam } from '../../exams/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'

let testApp: TestApp
let classroom: Classroom
let staff: Person
let course: MadeCourse

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
  staff = await testApp.person('schoolAdmin,normal')
  course = await classroom.joined({ names: { en: 'Soil' } }, [100, null])
})

const personSign = () => testApp.seal('user', classroom.student.userId)
const listCourses = (more: object = {}, by = staff) =>
  testApp.ask(statistics.listPersonCourses, { personSign: personSign(), ...more }, by)
const listWork = (more: object = {}, by = staff) =>
  testApp.ask(statistics.listPersonWork, { personSign: personSign(), ...more }, by)

async function handInPaper(values: Partial<typeof attempts.$inferInsert>) {
  const owner = { schoolId: testApp.schoolId, courseId: course.courseId }
  const authorId = classroom.teacher.userId
  const exam = await makeExam(testApp.db, { ...owner, authorId }, testApp.clock.now())
  const [row] = await testApp.db
    .insert(attempts)
    .values({
      ...owner,
      examinationId: exam.examinationId,
      userId: classroom.student.userId,
      number: 1,
      state: 'submitted',
      startedAt: testApp.clock.now(),
      submittedAt: testApp.clock.now(),
      clockStops: false,
      seenAt: testApp.clock.now(),
      seed: 1,
      ...values,
    })
    .returning({ id: attempts.id })
  return testApp.seal('attempt', row?.id ?? 0)
}

describe("a person's overview", () => {
  it('[TCH-207] contains the courses with watched and handed-in work, last joined first', async () => {
    await classroom.watch(course, 0, 100)
    testApp.clock.pass(60)
    const later = await classroom.joined({ names: { en: 'Rain' } }, [60])
    const { data } = (await listCourses()).body
    expect(data).toMatchObject({
      total: 2,
      list: [
        { sign: later.sign, courseName: 'Rain', lessonsDone: 0, lessons: 1, lastStudyAt: null },
        { sign: course.sign, courseName: 'Soil', lessonsDone: 1, lessons: 1, studyStatus: 2 },
      ],
    })
    expect((await listCourses({ size: 1, page: 2 })).body.data).toMatchObject({
      total: 2,
      list: [{ sign: course.sign }],
    })
  })

  it('[TCH-207] contains exams and the newest versions of homework, with the score if marked', async () => {
    const paper = await handInPaper({ score: 1250 })
    testApp.clock.pass(60)
    const waiting = await handInPaper({ score: 500, waiting: true })
    testApp.clock.pass(60)
    const work = { title: 'A poster', points: 20 }
    const workSign = await makeWork(testApp, classroom.teacher, course.sign, work)
    const itemId = testApp.app.deps.signs.open('homework', workSign) ?? 0
    const at = testApp.clock.now().toISOString()
    for (const [number, newest, score] of [
      [1, false, null],
      [2, true, 17.5],
    ] as const)
      await testApp.db.execute(
        sql`insert into hand_ins (school_id, item_id, user_id, number, newest, content, handed_in_at, score, graded_at, graded_by)
          values (${testApp.schoolId}, ${itemId}, ${classroom.student.userId}, ${number}, ${newest}, 'Here', ${at}, ${score}, ${score === null ? null : at}, ${score === null ? null : classroom.teacher.userId})`,
      )
    const { data } = (await listWork()).body
    expect(data?.total).toBe(3)
    expect(data?.list).toMatchObject([
      { kind: 'handIn', title: 'A poster', courseName: 'Soil', score: 17.5, totalScore: 20 },
      { kind: 'paper', sign: waiting, score: null },
      { kind: 'paper', sign: paper, score: 12.5 },
    ])
  })

  it("[TCH-207] is for staff of the person's school only", async () => {
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    for (const ask of [listCourses, listWork]) {
      expect((await ask({}, classroom.teacher)).body.code).toBe(-6)
      expect((await ask({}, stranger)).body.ok).toBe(false)
    }
  })
})
