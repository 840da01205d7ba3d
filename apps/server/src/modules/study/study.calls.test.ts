import { study } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../testing/world.ts'
import { makeChapter, makeCourse, makeFile, makeTeacher } from '../courses/factories.ts'
import { courses } from '../courses/index.ts'
import { joinCourse, noteExams } from './actions.ts'
import { enrolments, playingSessions, videoProgress } from './tables.ts'

let world: World
let student: Person
let teacher: Person

beforeAll(async () => {
  world = await openWorld()
  teacher = await world.person('teacher,normal')
}, 90_000)
afterAll(() => world?.close())
beforeEach(async () => {
  student = await world.person()
})

async function newCourse(plan: Partial<Parameters<typeof makeCourse>[1]> = {}, durations: (number | null)[] = [100, 60]) {
  const schoolId = world.schoolId
  const courseId = await makeCourse(world.db, { schoolId, authorId: teacher.userId, ...plan }, world.clock.now())
  await makeTeacher(world.db, { schoolId, courseId, userId: teacher.userId, master: true })
  const files: (number | null)[] = []
  for (const durationSeconds of durations) files.push(durationSeconds === null ? null : await makeFile(world.db, { schoolId, ownerId: teacher.userId, durationSeconds }))
  const { lessonIds } = await makeChapter(world.db, { schoolId, courseId }, files)
  return { courseId, sign: world.seal('course', courseId), lessonIds, lessonSigns: lessonIds.map((id) => world.seal('lesson', id)) }
}
type Course = Awaited<ReturnType<typeof newCourse>>

async function joined(plan: Parameters<typeof newCourse>[0] = {}, durations?: (number | null)[]) {
  const course = await newCourse(plan, durations)
  await joinCourse(world.db, { schoolId: world.schoolId, userId: student.userId, courseId: course.courseId }, world.clock.now())
  return course
}

const enrolmentOf = async (courseId: number, userId = student.userId) => (await world.db.select().from(enrolments).where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId))))[0]
const learnersOf = async (courseId: number) => (await world.db.select({ learners: courses.learners }).from(courses).where(eq(courses.id, courseId)))[0]?.learners
const progressOf = async (lessonId: number | undefined) => (await world.db.select().from(videoProgress).where(and(eq(videoProgress.lessonId, lessonId ?? 0), eq(videoProgress.userId, student.userId))))[0]

async function play(course: Course, index = 0, person = student) {
  const { body } = await world.ask(study.videoAuth, { videoSign: course.lessonSigns[index] ?? '' }, person)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

function report(course: Course, index: number, fields: Record<string, unknown>, person = student) {
  const input = { courseIdSign: course.sign, videoIdSign: course.lessonSigns[index], studyTime: 0, ...fields }
  return world.ask(study.saveStudyRecord, input, person)
}

async function watch(course: Course, index: number, seconds: number) {
  const { sessionId } = await play(course, index)
  world.clock.pass(seconds)
  return report(course, index, { studyTime: seconds, from: 0, to: seconds, seq: 1, sessionId })
}

describe('joining', () => {
  it('[CRS-035] joins a free course once however often and at once the call is repeated', async () => {
    const course = await newCourse()
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.ask(study.joinStudy, { sign: course.sign }, student)))
    expect(answers.every((answer) => answer.body.ok)).toBe(true)
    expect(await world.db.$count(enrolments, eq(enrolments.courseId, course.courseId))).toBe(1)
    expect(await learnersOf(course.courseId)).toBe(1)
  })

  it('[CRS-036] refuses a paid course, an unlisted one, a visitor and another school', async () => {
    const paid = await newCourse({ priceMinor: 100 })
    const off = await newCourse({ onList: false })
    const foreign = await world.person('student,normal', world.otherSchoolId)
    expect((await world.ask(study.joinStudy, { sign: paid.sign }, student)).body).toMatchObject({ code: -6, extend: { reason: 'courseNotFree' } })
    expect((await world.ask(study.joinStudy, { sign: off.sign }, student)).status).toBe(404)
    expect((await world.ask(study.joinStudy, { sign: paid.sign })).status).toBe(401)
    expect((await world.ask(study.joinStudy, { sign: (await newCourse()).sign }, foreign)).status).toBe(404)
    expect(await learnersOf(paid.courseId)).toBe(0)
  })

  it('[TCH-020] keeps the course for who has it when it leaves the list', async () => {
    const course = await joined({ onList: false, priceMinor: 500 })
    expect((await world.ask(study.joinStudy, { sign: course.sign }, student)).body.ok).toBe(true)
    expect((await world.ask(study.courseWatch, { courseId: course.sign }, student)).body.data?.joined).toBe(true)
    expect((await play(course)).duration).toBe(100)
  })

  it('[CRS-116] opens the study record with the sign of a course or a lesson and adds no seconds', async () => {
    const course = await newCourse()
    expect((await world.ask(study.addStudyProgress, { sign: course.lessonSigns[1] ?? '' }, student)).body.ok).toBe(true)
    expect((await world.ask(study.addStudyProgress, { sign: course.sign }, student)).body.ok).toBe(true)
    expect(await enrolmentOf(course.courseId)).toMatchObject({ status: 1, lastLessonId: course.lessonIds[1], lastStudyAt: world.clock.now(), lessonsDone: 0 })
    expect((await world.ask(study.addStudyProgress, { sign: 'nonsense' }, student)).status).toBe(404)
  })
})

describe('playing', () => {
  it('[CRS-044] answers a play address, the neighbours and the last position', async () => {
    const course = await joined({}, [100, null, 60])
    expect(await play(course)).toMatchObject({ duration: 100, position: 0, previousSign: null, nextSign: course.lessonSigns[2], watched: [], watchedShare: 0, forwardLimit: null, playUrl: expect.stringContaining('signature=') })
    await watch(course, 0, 30)
    expect(await play(course)).toMatchObject({ position: 30, watched: [[0, 30]], watchedShare: 0.3 })
    expect((await world.ask(study.videoAuth, { videoSign: course.lessonSigns[1] ?? '' }, student)).body.extend).toMatchObject({ reason: 'noVideo' })
  })

  it('[CRS-044] refuses who has not joined with -6; teachers look on without credit', async () => {
    const course = await newCourse()
    expect((await world.ask(study.videoAuth, { videoSign: course.lessonSigns[0] ?? '' }, student)).body).toMatchObject({ code: -6, extend: { reason: 'joinFirst' } })
    expect((await report(course, 0, { studyTime: 10 })).body.code).toBe(-6)
    expect((await play(course, 0, teacher)).sessionId).toBe('')
    world.clock.pass(30)
    expect((await report(course, 0, { studyTime: 30, from: 0, to: 30 }, teacher)).body.data).toMatchObject({ credited: 0 })
    expect(await world.db.$count(videoProgress, eq(videoProgress.lessonId, course.lessonIds[0] ?? 0))).toBe(0)
  })

  it('[CRS-115] lets the newest playing session earn and refuses the older one', async () => {
    const course = await joined()
    const older = await play(course, 0)
    const newer = await play(course, 1)
    world.clock.pass(20)
    expect((await report(course, 0, { studyTime: 20, from: 0, to: 20, seq: 1, sessionId: older.sessionId })).body).toMatchObject({ code: -4, extend: { reason: 'playedElsewhere' } })
    expect((await report(course, 1, { studyTime: 20, from: 0, to: 20, seq: 1, sessionId: newer.sessionId })).body.data).toMatchObject({ credited: 20 })
    expect(await progressOf(course.lessonIds[0])).toBeUndefined()
  })

  it('[CRS-115] leaves one open session when several windows start at the same moment', async () => {
    const course = await joined()
    const opened = await Promise.all(Array.from({ length: 4 }, () => play(course)))
    expect(new Set(opened.map((auth) => auth.sessionId)).size).toBe(4)
    expect(await world.db.$count(playingSessions, and(eq(playingSessions.userId, student.userId), eq(playingSessions.superseded, false)))).toBe(1)
  })
})

describe('reports of the player', () => {
  it('[CRS-050] credits real watching and keeps it', async () => {
    const course = await joined()
    expect((await watch(course, 0, 30)).body.data).toEqual({ credited: 30, watchedShare: 0.3, lessonDone: false, position: 30, acceptedSeq: 1 })
    expect(await progressOf(course.lessonIds[0])).toMatchObject({ intervals: [[0, 30_000]], watchedSeconds: 30, position: 30, done: false })
    expect(await enrolmentOf(course.courseId)).toMatchObject({ lastLessonId: course.lessonIds[0], lastStudyAt: world.clock.now() })
  })

  it('[CRS-050] gives one report sent many times at once a single effect', async () => {
    const course = await joined()
    const { sessionId } = await play(course)
    world.clock.pass(30)
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(course, 0, { studyTime: 30, from: 0, to: 30, seq: 1, sessionId })))
    expect(answers.map((answer) => answer.body.data?.credited ?? 0).reduce((sum, one) => sum + one, 0)).toBe(30)
    expect((await progressOf(course.lessonIds[0]))?.watchedSeconds).toBe(30)
  })

  it('[CRS-050] shares the real time among reports sent at once', async () => {
    const course = await joined()
    const { sessionId } = await play(course)
    world.clock.pass(10)
    await Promise.all(Array.from({ length: 5 }, (_, index) => report(course, 0, { studyTime: 10, from: index * 20, to: index * 20 + 10, seq: index + 1, sessionId })))
    expect((await progressOf(course.lessonIds[0]))?.watchedSeconds).toBeLessThanOrEqual(11)
  })

  it('[CRS-049] goes on from the last position with the stated fields only, under either name of the video', async () => {
    const course = await joined()
    await watch(course, 0, 20)
    world.clock.pass(15)
    const { body } = await world.ask(study.saveStudyRecord, { courseIdSign: course.sign, chapterVideoIdSign: course.lessonSigns[0], studyTime: 15 }, student)
    expect(body.data).toMatchObject({ credited: 15, position: 35, acceptedSeq: 2 })
    expect((await world.ask(study.saveStudyRecord, { courseIdSign: course.sign, studyTime: 15 }, student)).body.code).toBe(-2)
  })

  it('[CRS-050] refuses a session, a lesson or a course that do not belong together', async () => {
    const course = await joined()
    const other = await joined()
    const { sessionId } = await play(course)
    world.clock.pass(10)
    expect((await report({ ...course, sign: other.sign }, 0, { studyTime: 10, from: 0, to: 10, sessionId })).status).toBe(404)
    expect((await report(course, 1, { studyTime: 10, from: 0, to: 10, sessionId })).status).toBe(404)
    expect((await report(course, 0, { studyTime: 10, from: 0, to: 10, sessionId: 'made-up' })).status).toBe(404)
    expect((await report(course, 1, { studyTime: 10, from: 0, to: 10 })).body).toMatchObject({ code: -4, extend: { reason: 'playedElsewhere' } })
    expect(await progressOf(course.lessonIds[1])).toBeUndefined()
  })

  it('takes at most three statements, besides that of the session', async () => {
    const course = await joined()
    const { sessionId } = await play(course)
    world.clock.pass(10)
    const statements = await world.statementsOf(() => report(course, 0, { studyTime: 10, from: 0, to: 10, seq: 1, sessionId }))
    expect(statements).toBeLessThanOrEqual(3)
  })
})

describe('completion', () => {
  it('[CRS-054] completes a course when each video is watched to 90 %, lessons without a video aside', async () => {
    const course = await joined({}, [100, null, 60])
    expect((await watch(course, 0, 90)).body.data).toMatchObject({ lessonDone: true })
    expect(await enrolmentOf(course.courseId)).toMatchObject({ status: 1, lessonsDone: 1, completedAt: null })
    await watch(course, 2, 54)
    expect(await enrolmentOf(course.courseId)).toMatchObject({ status: 2, lessonsDone: 2, completedAt: world.clock.now() })
  })

  it('[CRS-054] waits for the exams, and stays completed when lessons are added', async () => {
    const course = await joined({}, [10])
    const learner = { schoolId: world.schoolId, userId: student.userId, courseId: course.courseId }
    await noteExams(world.db, { ...learner, submitted: 0, total: 1 }, world.clock.now())
    await watch(course, 0, 10)
    expect(await enrolmentOf(course.courseId)).toMatchObject({ status: 1, lessonsDone: 1 })
    expect((await world.ask(study.courseWatch, { courseId: course.sign }, student)).body.data?.missing).toEqual({ lessons: 0, exams: 1 })
    await noteExams(world.db, { ...learner, submitted: 1, total: 1 }, world.clock.now())
    expect(await enrolmentOf(course.courseId)).toMatchObject({ status: 2 })
    await makeChapter(world.db, learner, [await makeFile(world.db, { schoolId: world.schoolId, ownerId: teacher.userId })])
    await noteExams(world.db, { ...learner, submitted: 1, total: 2 }, world.clock.now())
    expect(await enrolmentOf(course.courseId)).toMatchObject({ status: 2 })
  })

  it('[CRS-054] never completes a course that has nothing', async () => {
    const course = await joined({}, [null])
    await noteExams(world.db, { schoolId: world.schoolId, userId: student.userId, courseId: course.courseId, submitted: 0, total: 0 }, world.clock.now())
    expect(await enrolmentOf(course.courseId)).toMatchObject({ status: 1, completedAt: null })
  })
})

describe('what the learner sees', () => {
  it('[CRS-109] answers the own state in the course, and nothing of it to others', async () => {
    const course = await joined()
    await watch(course, 1, 30)
    const mine = await world.ask(study.courseWatch, { courseId: course.sign }, student)
    expect(mine.body.data).toMatchObject({ joined: true, studyStatus: 1, progress: 30 / 160, lastVideoSign: course.lessonSigns[1], lastPosition: 30, lessons: [{ watchedShare: 0, done: false }, { watchedShare: 0.5, position: 30 }], missing: { lessons: 2, exams: 0 } })
    const other = await world.ask(study.courseWatch, { courseId: course.sign }, await world.person())
    expect(other.body.data).toMatchObject({ joined: false, studyStatus: null, progress: 0, lastVideoSign: null })
  })

  it('[CRS-053] lists joined courses by their state, the last studied first', async () => {
    const first = await joined({}, [10])
    const second = await joined()
    world.clock.pass(60)
    await watch(first, 0, 10)
    const list = async (studyStatus?: number) => (await world.ask(study.courseStudyProgress, { studyStatus }, student)).body.data
    expect(await list()).toMatchObject({ total: 2, list: [{ sign: first.sign, studyStatus: 2, progress: 1, lessonsDone: 1, lessons: 1, lastVideoTitle: 'Lesson 1' }, { sign: second.sign, studyStatus: 1, progress: 0, lastVideoSign: null }] })
    expect(await list(1)).toMatchObject({ total: 1, list: [{ sign: second.sign }] })
    expect(await list(2)).toMatchObject({ total: 1, list: [{ sign: first.sign }] })
  })
})
