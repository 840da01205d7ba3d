import { type AnyCall, courses, homework, study } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../testing/world.ts'
import { makeChapter, makeFile } from '../courses/factories.ts'
import { makeWork } from '../homework/factories.ts'
import { recount } from './actions.ts'
import { prepareRecompute } from './queries.ts'
import { Classroom } from './factories.ts'
import { enrolments } from '../courses/index.ts'

let world: World
let room: Classroom

beforeAll(async () => {
  world = await openWorld()
}, 90_000)
afterAll(() => world?.close())

/** As the exams module counts, with made-up numbers. */
const countExams = (
  enrolled: ReturnType<Classroom['enrolled']>,
  submitted: number,
  total: number,
) =>
  recount(
    world.db,
    enrolled,
    world.clock.now(),
    prepareRecompute(sql`select ${total}::int as total, ${submitted}::int as submitted`),
  )
beforeEach(async () => {
  room = await Classroom.open(world)
})

describe('joining', () => {
  it('[CRS-035] joins a free course once however often and at once the call is repeated', async () => {
    const course = await room.course()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        world.ask(study.joinStudy, { sign: course.sign }, room.student),
      ),
    )
    expect(answers.every((answer) => answer.body.ok)).toBe(true)
    expect(await world.db.$count(enrolments, eq(enrolments.courseId, course.courseId))).toBe(1)
    expect(await room.learnersOf(course)).toBe(1)
  })

  it('[CRS-036] refuses a paid course, an unlisted one, a visitor and another school', async () => {
    const paid = await room.course({ priceMinor: 100 })
    const off = await room.course({ onList: false })
    const foreign = await world.person('student,normal', world.otherSchoolId)
    expect(
      (await world.ask(study.joinStudy, { sign: paid.sign }, room.student)).body,
    ).toMatchObject({
      code: -6,
      extend: { reason: 'courseNotFree' },
    })
    expect((await world.ask(study.joinStudy, { sign: off.sign }, room.student)).status).toBe(404)
    expect((await world.ask(study.joinStudy, { sign: paid.sign })).status).toBe(401)
    expect(
      (await world.ask(study.joinStudy, { sign: (await room.course()).sign }, foreign)).status,
    ).toBe(404)
    expect(await room.learnersOf(paid)).toBe(0)
  })

  it('[CRS-036] a refused lesson names its course, where one can join', async () => {
    const course = await room.course()
    const answer = await world.ask(
      study.videoAuth,
      { videoSign: course.lessonSigns[0] ?? '' },
      room.student,
    )
    expect(answer.body).toMatchObject({
      code: -6,
      extend: { reason: 'joinFirst', courseSign: course.sign },
    })
  })

  it('[TCH-020] keeps the course for who has it when it leaves the list', async () => {
    const course = await room.joined({ onList: false, priceMinor: 500 })
    expect((await world.ask(study.joinStudy, { sign: course.sign }, room.student)).body.ok).toBe(
      true,
    )
    expect(
      (await world.ask(study.courseWatch, { courseId: course.sign }, room.student)).body.data
        ?.joined,
    ).toBe(true)
    expect((await room.play(course)).duration).toBe(100)
  })

  it('[CRS-116] opens the study record with the sign of a course or a lesson and adds no seconds', async () => {
    const course = await room.course()
    expect(
      (await world.ask(study.addStudyProgress, { sign: course.lessonSigns[1] ?? '' }, room.student))
        .body.ok,
    ).toBe(true)
    expect(
      (await world.ask(study.addStudyProgress, { sign: course.sign }, room.student)).body.ok,
    ).toBe(true)
    expect(await room.enrolmentOf(course)).toMatchObject({
      status: 1,
      lastLessonId: course.lessonIds[1],
      lastStudyAt: world.clock.now(),
      lessonsDone: 0,
    })
    expect(
      (await world.ask(study.addStudyProgress, { sign: 'nonsense' }, room.student)).status,
    ).toBe(404)
  })
})

describe('completion', () => {
  it('[CRS-054] completes a course when each video is watched to 90 %, lessons without a video aside', async () => {
    const course = await room.joined({}, [100, null, 60])
    expect((await room.watch(course, 0, 90)).body.data).toMatchObject({ lessonDone: true })
    expect(await room.enrolmentOf(course)).toMatchObject({
      status: 1,
      lessonsDone: 1,
      completedAt: null,
    })
    await room.watch(course, 2, 54)
    expect(await room.enrolmentOf(course)).toMatchObject({
      status: 2,
      lessonsDone: 2,
      completedAt: world.clock.now(),
    })
  })

  it('[CRS-054] waits for the exams, and stays completed when lessons are added', async () => {
    const course = await room.joined({}, [10])
    const enrolled = {
      schoolId: world.schoolId,
      userId: room.student.userId,
      courseId: course.courseId,
    }
    await countExams(enrolled, 0, 1)
    await room.watch(course, 0, 10)
    expect(await room.enrolmentOf(course)).toMatchObject({ status: 1, lessonsDone: 1 })
    expect(
      (await world.ask(study.courseWatch, { courseId: course.sign }, room.student)).body.data
        ?.missing,
    ).toEqual({ lessons: 0, exams: 1 })
    await countExams(enrolled, 1, 1)
    expect(await room.enrolmentOf(course)).toMatchObject({ status: 2 })
    await makeChapter(world.db, enrolled, [
      await makeFile(world.db, { schoolId: world.schoolId, ownerId: room.teacher.userId }),
    ])
    await countExams(enrolled, 1, 2)
    expect(await room.enrolmentOf(course)).toMatchObject({ status: 2 })
  })

  it('[CRS-054] never completes a course that has nothing', async () => {
    const course = await room.joined({}, [null])
    await countExams(room.enrolled(course), 0, 0)
    expect(await room.enrolmentOf(course)).toMatchObject({ status: 1, completedAt: null })
  })
})

describe('lessons that change', () => {
  const askTeacher = (call: AnyCall, input: object) =>
    world.raw(call.method, call.path, input, { person: room.teacher })

  it('[CRS-130] completes who had watched all others when a lesson is removed', async () => {
    const course = await room.joined({}, [10, 20])
    await room.watch(course, 0, 10)
    expect(await room.enrolmentOf(course)).toMatchObject({ status: 1, lessonsDone: 1 })
    await askTeacher(courses.deleteChapterVideo, { sign: course.lessonSigns[1] })
    expect(await room.enrolmentOf(course)).toMatchObject({
      status: 2,
      lessonsDone: 1,
      completedAt: world.clock.now(),
    })
  })

  it('[TCH-149] go with their chapter at once: the rest counts anew, tasks and marks of it stay', async () => {
    const course = await room.joined({}, [10])
    const { schoolId } = world
    const film = await makeFile(world.db, { schoolId, ownerId: room.teacher.userId })
    const { chapterId } = await makeChapter(world.db, { schoolId, courseId: course.courseId }, [
      film,
      null,
    ])
    const chapterIdSign = world.seal('chapter', chapterId)
    const work = await makeWork(world, room.teacher, course.sign, { chapterIdSign })
    const handed = { courseId: course.sign, examineId: work, resourcesType: 2, content: 'Mine.' }
    await world.raw('POST', homework.saveOfflineExamineAnswer.path, handed, {
      person: room.student,
    })
    const waiting = await world.ask(homework.listHandIns, { sign: work }, room.teacher)
    const mark = { sign: waiting.body.data?.list[0]?.sign ?? '', version: 1, score: 80 }
    await world.ask(homework.gradeHandIn, { ...mark, comment: '' }, room.teacher)
    await room.watch(course, 0, 10)
    expect(await room.enrolmentOf(course)).toMatchObject({ status: 1, lessonsDone: 1 })

    const gone = await askTeacher(courses.deleteChapter, { sign: chapterIdSign, withLessons: true })
    expect(gone.body.ok).toBe(true)
    expect(await room.enrolmentOf(course)).toMatchObject({ status: 2, lessonsDone: 1 })
    const kept = await world.ask(homework.examineByWork, { courseId: course.sign }, room.student)
    expect(kept.body.data).toMatchObject([{ examineId: work, studentScore: 80 }])
  })

  it('[TCH-111] [TCH-149] stay all of them where the last film of a listed course would go with their chapter', async () => {
    const course = await room.joined({}, [10, 20, null])
    const { body } = await world.ask(courses.catalogue, { sign: course.sign }, room.teacher)
    const [chapter] = body.data ?? []
    await room.watch(course, 0, 10)
    const sign = chapter?.idSign ?? ''
    expect(
      (await askTeacher(courses.deleteChapter, { sign, withLessons: true })).body,
    ).toMatchObject({ code: -4, extend: { reason: 'lastVideoOfListed' } })
    expect(await room.enrolmentOf(course)).toMatchObject({ status: 1, lessonsDone: 1 })
    const after = await world.ask(courses.catalogue, { sign: course.sign }, room.teacher)
    expect(after.body.data?.[0]?.lessons).toHaveLength(3)
  })

  it('[CRS-130] asks for a lesson that got a video, and leaves completed who was', async () => {
    const course = await room.joined({}, [10, null])
    const late = await room.joined({}, [10, null])
    await room.watch(course, 0, 10)
    for (const { lessonSigns } of [course, late])
      await askTeacher(courses.attachUploadedVideo, {
        chapterVideoIdSign: lessonSigns[1],
        videoPath: await newVideo(),
        videoName: 'new.mp4',
      })
    expect(await room.enrolmentOf(course)).toMatchObject({ status: 2 })
    await room.watch(late, 0, 10)
    expect(await room.enrolmentOf(late)).toMatchObject({ status: 1, lessonsDone: 1 })
  })

  it('[CRS-130] begins at nothing with another video, and keeps what was watched of the same one', async () => {
    const course = await room.joined({}, [10, 60])
    const { sessionId } = await room.play(course, 0)
    await room.watch(course, 0, 10)
    const attach = (videoPath: string) =>
      askTeacher(courses.attachUploadedVideo, {
        chapterVideoIdSign: course.lessonSigns[0],
        videoPath,
        videoName: 'a.mp4',
      })
    const watched = await room.progressOf(course, 0)
    await attach(world.seal('file', watched?.fileId ?? 0))
    expect(await room.progressOf(course, 0)).toEqual(watched)
    await attach(await newVideo())
    expect(await room.progressOf(course, 0)).toBeUndefined()
    expect(await room.enrolmentOf(course)).toMatchObject({ lessonsDone: 0 })
    const old = await room.report(course, 0, { studyTime: 5, from: 0, to: 5, seq: 9, sessionId })
    expect(old.status).toBe(409)
  })

  async function newVideo(): Promise<string> {
    const { schoolId } = world
    const plan = { schoolId, ownerId: room.teacher.userId, durationSeconds: 30 }
    return world.seal('file', await makeFile(world.db, plan))
  }
})

describe('what the enrolled sees', () => {
  it('[CRS-027] [CRS-109] answers the own state in the course, and nothing of it to others', async () => {
    const course = await room.joined()
    await room.watch(course, 1, 30)
    const mine = await world.ask(study.courseWatch, { courseId: course.sign }, room.student)
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
    const byQuery = await world.raw('GET', study.courseWatch.path, asked, { person: room.student })
    expect(byQuery.body).toEqual(mine.body)
    const other = await world.ask(
      study.courseWatch,
      { courseId: course.sign },
      await world.person(),
    )
    expect(other.body.data).toMatchObject({
      joined: false,
      studyStatus: null,
      progress: 0,
      lastVideoSign: null,
    })
  })

  it('[CRS-053] lists joined courses by their state, the last studied first', async () => {
    const first = await room.joined({}, [10])
    const second = await room.joined()
    world.clock.pass(60)
    await room.watch(first, 0, 10)
    const list = async (studyStatus?: number) =>
      (await world.ask(study.courseStudyProgress, { studyStatus }, room.student)).body.data
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
