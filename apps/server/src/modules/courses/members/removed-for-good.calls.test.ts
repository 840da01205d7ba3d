import { progress, sharing, statistics, study } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { enrol, enrolments } from '../index.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
  course = await classroom.course()
}, 90_000)
afterAll(() => testApp?.close())

const userSign = ({ userId }: Person) => testApp.seal('user', userId)

/** Makes a person in the course, with the sealed id of the membership. */
async function pupil() {
  const person = await testApp.person()
  const { schoolId, userId } = person
  await enrol(testApp.db, { schoolId, userId, courseId: course.courseId }, testApp.clock.now())
  const asked = { courseId: course.sign, size: 100 }
  const { body } = await testApp.ask(statistics.findStudentList, asked, classroom.teacher)
  const row = body.data?.list.find((one) => one.userSign === userSign(person))
  return { ...person, membership: row?.idSign ?? '' }
}

async function inCourse() {
  const rows = await testApp.db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(eq(enrolments.courseId, course.courseId))
  return rows.map(({ userId }) => userId).toSorted((one, other) => one - other)
}

it('[TCH-165] lets a removed student return for free, and a permanently removed one only when a teacher adds them', async () => {
  const [may, mayNot] = [await pupil(), await pupil()]
  for (const [one, mayReturn] of [
    [may, true],
    [mayNot, false],
  ] as const) {
    const given = { studentList: [one.membership], reason: 'Wrong class.', mayReturn }
    const { body } = await testApp.ask(statistics.deleteTeacher, given, classroom.teacher)
    expect(body.data).toEqual({ removed: 1 })
  }
  const join = async (one: Person) =>
    (await testApp.ask(study.joinStudy, { sign: course.sign }, one)).body
  const listed = async (one: Person) =>
    (await testApp.ask(progress.listLeftCourses, {}, one)).body.data?.total
  expect([await listed(may), await listed(mayNot)]).toEqual([1, 0])
  expect(await join(may)).toMatchObject({ ok: true })
  const refused = { code: -6, extend: { reason: 'removedForGood' } }
  expect(await join(mayNot)).toMatchObject(refused)
  const wanted = { courseIdSign: course.sign, way: 1 as const }
  const { data } = (await testApp.ask(sharing.createShareLink, wanted, classroom.teacher)).body
  const shareCode = new URL(data?.link ?? '').searchParams.get('shareCode') ?? ''
  const opened = await testApp.ask(sharing.activateShareCode, { shareCode }, mayNot)
  expect(opened.body).toMatchObject(refused)
  expect(await inCourse()).toEqual([may.userId])
  const added = { courseIdSign: course.sign, userSigns: [userSign(mayNot)] }
  await testApp.ask(statistics.addCourseStudents, added, classroom.teacher)
  await testApp.ask(progress.leaveCourse, { sign: course.sign }, mayNot)
  expect(await join(mayNot)).toMatchObject({ ok: true })
  expect(await inCourse()).toEqual([may.userId, mayNot.userId])
})
