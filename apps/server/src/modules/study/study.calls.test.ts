import { type AnyCall, courses, homework, study } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeChapter, makeFile } from '../courses/factories.ts'
import { makeWork } from '../homework/factories.ts'
import { recount } from './actions.ts'
import { prepareRecompute } from './queries.ts'
import { Classroom } from './factories.ts'
import { enrolments } from '../courses/index.ts'

let testApp: TestApp
let classroom: Classroom

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())

/** Counts like the exams module, with made-up numbers. */
const countExams = (
  enrolled: ReturnType<Classroom['enrolled']>,
  submitted: number,
  total: number,
) =>
  recount(
    testApp.db,
    enrolled,
    testApp.clock.now(),
    prepareRecompute(sql`select ${total}::int as total, ${submitted}::int as submitted`),
  )
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
})

describe('joining a course', () => {
  it('[CRS-035] happens once for a free course, however often the call is repeated', async () => {
    const course = await classroom.course()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        testApp.ask(study.joinStudy, { sign: course.sign }, classroom.student),
      ),
    )
    expect(answers.every((answer) => answer.body.ok)).toBe(true)
    expect(await testApp.db.$count(enrolments, eq(enrolments.courseId, course.courseId))).toBe(1)
    expect(await classroom.learnersOf(course)).toBe(1)
  })

  it('[CRS-036] is refused for a paid or unlisted course, for a visitor and at another school', async () => {
    const paid = await classroom.course({ priceMinor: 100 })
    const off = await classroom.course({ onList: false })
    const foreign = await testApp.person('student,normal', testApp.otherSchoolId)
    expect(
      (await testApp.ask(study.joinStudy, { sign: paid.sign }, classroom.student)).body,
    ).toMatchObject({
      code: -6,
      extend: { reason: 'courseNotFree' },
    })
    expect((await testApp.ask(study.joinStudy, { sign: off.sign }, classroom.student)).status).toBe(
      404,
    )
    expect((await testApp.ask(study.joinStudy, { sign: paid.sign })).status).toBe(401)
    expect(
      (await testApp.ask(study.joinStudy, { sign: (await classroom.course()).sign }, foreign))
        .status,
    ).toBe(404)
    expect(await classroom.learnersOf(paid)).toBe(0)
  })

  it('[CRS-036] is suggested by a refused lesson, which names its course', async () => {
    const course = await classroom.course()
    const answer = await testApp.ask(
      study.videoAuth,
      { videoSign: course.lessonSigns[0] ?? '' },
      classroom.student,
    )
    expect(answer.body).toMatchObject({
      code: -6,
      extend: { reason: 'joinFirst', courseSign: course.sign },
    })
  })

  it('[TCH-020] keeps the course when it leaves the list', async () => {
    const course = await classroom.joined({ onList: false, priceMinor: 500 })
    expect(
      (await testApp.ask(study.joinStudy, { sign: course.sign }, classroom.student)).body.ok,
    ).toBe(true)
    expect(
      (await testApp.ask(study.courseWatch, { courseId: course.sign }, classroom.student)).body.data
        ?.joined,
    ).toBe(true)
    expect((await classroom.play(course)).duration).toBe(100)
  })

  it('[CRS-116] is possible with the sign of a course or a lesson, and adds no seconds', async () => {
    const course = await classroom.course()
    expect(
      (
        await testApp.ask(
          study.addStudyProgress,
          { sign: course.lessonSigns[1] ?? '' },
          classroom.student,
        )
      ).body.ok,
    ).toBe(true)
    expect(
      (await testApp.ask(study.addStudyProgress, { sign: course.sign }, classroom.student)).body.ok,
    ).toBe(true)
    expect(await classroom.enrolmentOf(course)).toMatchObject({
      status: 1,
      lastLessonId: course.lessonIds[1],
      lastStudyAt: testApp.clock.now(),
      lessonsDone: 0,
    })
    expect(
      (await testApp.ask(study.addStudyProgress, { sign: 'nonsense' }, classroom.student)).status,
    ).toBe(404)
  })
})

describe('completion of a course', () => {
  it('[CRS-054] comes when each video is watched to 90 %, ignoring lessons without a video', async () => {
    const course = await classroom.joined({}, [100, null, 60])
    expect((await classroom.watch(course, 0, 90)).body.data).toMatchObject({ lessonDone: true })
    expect(await classroom.enrolmentOf(course)).toMatchObject({
      status: 1,
      lessonsDone: 1,
      completedAt: null,
    })
    await classroom.watch(course, 2, 54)
    expect(await classroom.enrolmentOf(course)).toMatchObject({
      status: 2,
      lessonsDone: 2,
      completedAt: testApp.clock.now(),
    })
  })

  it('[CRS-054] waits for the exams, and stays when lessons are added', async () => {
    const course = await classroom.joined({}, [10])
    const enrolled = {
      schoolId: testApp.schoolId,
      userId: classroom.student.userId,
      courseId: course.courseId,
    }
    await countExams(enrolled, 0, 1)
    await classroom.watch(course, 0, 10)
    expect(await classroom.enrolmentOf(course)).toMatchObject({ status: 1, lessonsDone: 1 })
    expect(
      (await testApp.ask(study.courseWatch, { courseId: course.sign }, classroom.student)).body.data
        ?.missing,
    ).toEqual({ lessons: 0, exams: 1 })
    await countExams(enrolled, 1, 1)
    expect(await classroom.enrolmentOf(course)).toMatchObject({ status: 2 })
    await makeChapter(testApp.db, enrolled, [
      await makeFile(testApp.db, { schoolId: testApp.schoolId, ownerId: classroom.teacher.userId }),
    ])
    await countExams(enrolled, 1, 2)
    expect(await classroom.enrolmentOf(course)).toMatchObject({ status: 2 })
  })

  it('[CRS-054] never comes in an empty course', async () => {
    const course = await classroom.joined({}, [null])
    await countExams(classroom.enrolled(course), 0, 0)
    expect(await classroom.enrolmentOf(course)).toMatchObject({ status: 1, completedAt: null })
  })
})

describe('changing lessons', () => {
  const askTeacher = (call: AnyCall, input: object) =>
    testApp.raw(call.method, call.path, input, { person: classroom.teacher })

  it('[CRS-130] completes students who had watched all others when a lesson is deleted', async () => {
    const course = await classroom.joined({}, [10, 20])
    await classroom.watch(course, 0, 10)
    expect(await classroom.enrolmentOf(course)).toMatchObject({ status: 1, lessonsDone: 1 })
    await askTeacher(courses.deleteChapterVideo, { sign: course.lessonSigns[1] })
    expect(await classroom.enrolmentOf(course)).toMatchObject({
      status: 2,
      lessonsDone: 1,
      completedAt: testApp.clock.now(),
    })
  })

  it('[TCH-149] deletes them with their chapter in one step: completion is recounted, tasks and marks stay', async () => {
    const course = await classroom.joined({}, [10])
    const { schoolId } = testApp
    const film = await makeFile(testApp.db, { schoolId, ownerId: classroom.teacher.userId })
    const { chapterId } = await makeChapter(testApp.db, { schoolId, courseId: course.courseId }, [
      film,
      null,
    ])
    const chapterIdSign = testApp.seal('chapter', chapterId)
    const work = await makeWork(testApp, classroom.teacher, course.sign, { chapterIdSign })
    const handed = { courseId: course.sign, examineId: work, resourcesType: 2, content: 'Mine.' }
    await testApp.raw('POST', homework.saveOfflineExamineAnswer.path, handed, {
      person: classroom.student,
    })
    const waiting = await testApp.ask(homework.listHandIns, { sign: work }, classroom.teacher)
    const mark = { sign: waiting.body.data?.list[0]?.sign ?? '', version: 1, score: 80 }
    await testApp.ask(homework.gradeHandIn, { ...mark, comment: '' }, classroom.teacher)
    await classroom.watch(course, 0, 10)
    expect(await classroom.enrolmentOf(course)).toMatchObject({ status: 1, lessonsDone: 1 })

    const gone = await askTeacher(courses.deleteChapter, { sign: chapterIdSign, withLessons: true })
    expect(gone.body.ok).toBe(true)
    expect(await classroom.enrolmentOf(course)).toMatchObject({ status: 2, lessonsDone: 1 })
    const remaining = await testApp.ask(
      homework.examineByWork,
      { courseId: course.sign },
      classroom.student,
    )
    expect(remaining.body.data).toMatchObject([{ examineId: work, studentScore: 80 }])
  })

  it('[TCH-111] [TCH-149] keeps all of them when a listed course would lose its last film with the chapter', async () => {
    const course = await classroom.joined({}, [10, 20, null])
    const { body } = await testApp.ask(courses.catalogue, { sign: course.sign }, classroom.teacher)
    const [chapter] = body.data ?? []
    await classroom.watch(course, 0, 10)
    const sign = chapter?.idSign ?? ''
    expect(
      (await askTeacher(courses.deleteChapter, { sign, withLessons: true })).body,
    ).toMatchObject({ code: -4, extend: { reason: 'lastVideoOfListed' } })
    expect(await classroom.enrolmentOf(course)).toMatchObject({ status: 1, lessonsDone: 1 })
    const after = await testApp.ask(courses.catalogue, { sign: course.sign }, classroom.teacher)
    expect(after.body.data?.[0]?.lessons).toHaveLength(3)
  })

  it('[CRS-130] requires a lesson that got a video, but keeps completed students completed', async () => {
    const course = await classroom.joined({}, [10, null])
    const late = await classroom.joined({}, [10, null])
    await classroom.watch(course, 0, 10)
    for (const { lessonSigns } of [course, late])
      await askTeacher(courses.attachUploadedVideo, {
        chapterVideoIdSign: lessonSigns[1],
        videoPath: await newVideo(),
        videoName: 'new.mp4',
      })
    expect(await classroom.enrolmentOf(course)).toMatchObject({ status: 2 })
    await classroom.watch(late, 0, 10)
    expect(await classroom.enrolmentOf(late)).toMatchObject({ status: 1, lessonsDone: 1 })
  })

  it('[CRS-130] restarts progress with another video, and keeps that of the same one', async () => {
    const course = await classroom.joined({}, [10, 60])
    const { sessionId } = await classroom.play(course, 0)
    await classroom.watch(course, 0, 10)
    const attach = (videoPath: string) =>
      askTeacher(courses.attachUploadedVideo, {
        chapterVideoIdSign: course.lessonSigns[0],
        videoPath,
        videoName: 'a.mp4',
      })
    const watched = await classroom.progressOf(course, 0)
    await attach(testApp.seal('file', watched?.fileId ?? 0))
    expect(await classroom.progressOf(course, 0)).toEqual(watched)
    await attach(await newVideo())
    expect(await classroom.progressOf(course, 0)).toBeUndefined()
    expect(await classroom.enrolmentOf(course)).toMatchObject({ lessonsDone: 0 })
    const old = await classroom.report(course, 0, {
      studyTime: 5,
      from: 0,
      to: 5,
      seq: 9,
      sessionId,
    })
    expect(old.status).toBe(409)
  })

  async function newVideo(): Promise<string> {
    const { schoolId } = testApp
    const plan = { schoolId, ownerId: classroom.teacher.userId, durationSeconds: 30 }
    return testApp.seal('file', await makeFile(testApp.db, plan))
  }
})

describe('the courses of a student', () => {
  it("[CRS-027] [CRS-109] contain the student's state, which is hidden from others", async () => {
    const course = await classroom.joined()
    await classroom.watch(course, 1, 30)
    const mine = await testApp.ask(study.courseWatch, { courseId: course.sign }, classroom.student)
    expect(mine.body.data).toMatchObject({
      joined: true,
      studyStatus: 1,
      progress: 30 / 160,
      lastVideoSign: course.lessonSigns[1],
      lastPosition: 30,
      lessons: [
        { watchedShare: 0, done: false },
        { watchedShare: 0.5, position: 30 },
      ],
      missing: { lessons: 2, exams: 0 },
    })
    const asked = { courseId: course.sign }
    const byQuery = await testApp.raw('GET', study.courseWatch.path, asked, {
      person: classroom.student,
    })
    expect(byQuery.body).toEqual(mine.body)
    const other = await testApp.ask(
      study.courseWatch,
      { courseId: course.sign },
      await testApp.person(),
    )
    expect(other.body.data).toMatchObject({
      joined: false,
      studyStatus: null,
      progress: 0,
      lastVideoSign: null,
    })
  })

  it('[CRS-053] are listed by state, last studied first', async () => {
    const first = await classroom.joined({}, [10])
    const second = await classroom.joined()
    testApp.clock.pass(60)
    await classroom.watch(first, 0, 10)
    const list = async (studyStatus?: number) =>
      (await testApp.ask(study.courseStudyProgress, { studyStatus }, classroom.student)).body.data
    expect(await list()).toMatchObject({
      total: 2,
      list: [
        {
          sign: first.sign,
          studyStatus: 2,
          progress: 1,
          lessonsDone: 1,
          lessons: 1,
          lastVideoTitle: 'Lesson 1',
        },
        { sign: second.sign, studyStatus: 1, progress: 0, lastVideoSign: null },
      ],
    })
    expect(await list(1)).toMatchObject({ total: 1, list: [{ sign: second.sign }] })
    expect(await list(2)).toMatchObject({ total: 1, list: [{ sign: first.sign }] })
  })
})
