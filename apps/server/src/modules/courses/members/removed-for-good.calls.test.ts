import { progress, sharing, statistics, study } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../testing/world.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { enrol, enrolments } from '../index.ts'

let world: World
let room: Classroom
let course: MadeCourse

beforeAll(async () => {
  world = await openWorld()
  room = await Classroom.open(world)
  course = await room.course()
}, 90_000)
afterAll(() => world?.close())

const userSign = ({ userId }: Person) => world.seal('user', userId)

/** Somebody in the course, with the sign of the membership. */
async function pupil() {
  const person = await world.person()
  const { schoolId, userId } = person
  await enrol(world.db, { schoolId, userId, courseId: course.courseId }, world.clock.now())
  const asked = { courseId: course.sign, size: 100 }
  const { body } = await world.ask(statistics.findStudentList, asked, room.teacher)
  const row = body.data?.list.find((one) => one.userSign === userSign(person))
  return { ...person, membership: row?.idSign ?? '' }
}

async function inCourse() {
  const rows = await world.db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(eq(enrolments.courseId, course.courseId))
  return rows.map(({ userId }) => userId).toSorted((one, other) => one - other)
}

it('[TCH-165] lets whoever may return back in for nothing, and whoever may not only when a teacher adds them', async () => {
  const [may, mayNot] = [await pupil(), await pupil()]
  for (const [one, mayReturn] of [
    [may, true],
    [mayNot, false],
  ] as const) {
    const given = { studentList: [one.membership], reason: 'Wrong class.', mayReturn }
    const { body } = await world.ask(statistics.deleteTeacher, given, room.teacher)
    expect(body.data).toEqual({ removed: 1 })
  }
  const join = async (one: Person) =>
    (await world.ask(study.joinStudy, { sign: course.sign }, one)).body
  const listed = async (one: Person) =>
    (await world.ask(progress.listLeftCourses, {}, one)).body.data?.total
  expect([await listed(may), await listed(mayNot)]).toEqual([1, 0])
  expect(await join(may)).toMatchObject({ ok: true })
  const no = { code: -6, extend: { reason: 'removedForGood' } }
  expect(await join(mayNot)).toMatchObject(no)
  const wanted = { courseIdSign: course.sign, way: 1 as const }
  const { data } = (await world.ask(sharing.createShareLink, wanted, room.teacher)).body
  const shareCode = new URL(data?.link ?? '').searchParams.get('shareCode') ?? ''
  const opened = await world.ask(sharing.activateShareCode, { shareCode }, mayNot)
  expect(opened.body).toMatchObject(no)
  expect(await inCourse()).toEqual([may.userId])
  const added = { courseIdSign: course.sign, userSigns: [userSign(mayNot)] }
  await world.ask(statistics.addCourseStudents, added, room.teacher)
  await world.ask(progress.leaveCourse, { sign: course.sign }, mayNot)
  expect(await join(mayNot)).toMatchObject({ ok: true })
  expect(await inCourse()).toEqual([may.userId, mayNot.userId])
})
