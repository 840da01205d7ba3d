import { study } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { sessions } from '../accounts/tables.ts'
import { enrol, enrolments } from '../courses/index.ts'
import { Classroom, type MadeCourse } from './factories.ts'
import { playingSessions, videoProgress } from './tables.ts'

const server = process.env.DATABASE_URL

let testApp: TestApp
let classroom: Classroom

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
})

async function enrolToo({ courseId }: MadeCourse, { userId }: Person) {
  const { db, schoolId, clock } = testApp
  await enrol(db, { schoolId, courseId, userId }, clock.now())
}

describe('playing a lesson', () => {
  it('[CRS-044] returns a play address, the neighbours and the last position', async () => {
    const course = await classroom.joined({}, [100, null, 60])
    expect(await classroom.play(course)).toMatchObject({
      duration: 100,
      position: 0,
      previousSign: null,
      nextSign: course.lessonSigns[2],
      watched: [],
      watchedShare: 0,
      forwardLimit: null,
      playUrl: expect.stringContaining('signature='),
    })
    await classroom.watch(course, 0, 30)
    expect(await classroom.play(course)).toMatchObject({
      position: 30,
      watched: [[0, 30]],
      watchedShare: 0.3,
    })
    expect(
      (
        await testApp.ask(
          study.videoAuth,
          { videoSign: course.lessonSigns[1] ?? '' },
          classroom.student,
        )
      ).body.extend,
    ).toMatchObject({ reason: 'noVideo' })
  })

  it('[CRS-044] refuses people outside of the course with -6; teachers watch without credit', async () => {
    const course = await classroom.course()
    expect(
      (
        await testApp.ask(
          study.videoAuth,
          { videoSign: course.lessonSigns[0] ?? '' },
          classroom.student,
        )
      ).body,
    ).toMatchObject({ code: -6, extend: { reason: 'joinFirst' } })
    expect((await classroom.report(course, 0, { studyTime: 10 })).body.code).toBe(-6)
    expect((await classroom.play(course, 0, classroom.teacher)).sessionId).toBe('')
    testApp.clock.pass(30)
    expect(
      (await classroom.report(course, 0, { studyTime: 30, from: 0, to: 30 }, classroom.teacher))
        .body.data,
    ).toMatchObject({ credited: 0 })
    expect(
      await testApp.db.$count(videoProgress, eq(videoProgress.lessonId, course.lessonIds[0] ?? 0)),
    ).toBe(0)
  })

  it('[CRS-115] credits the newest playing session and refuses the older one', async () => {
    const course = await classroom.joined()
    const older = await classroom.play(course, 0)
    const newer = await classroom.play(course, 1)
    testApp.clock.pass(20)
    expect(
      (
        await classroom.report(course, 0, {
          studyTime: 20,
          from: 0,
          to: 20,
          seq: 1,
          sessionId: older.sessionId,
        })
      ).body,
    ).toMatchObject({ code: -4, extend: { reason: 'playedElsewhere' } })
    expect(
      (
        await classroom.report(course, 1, {
          studyTime: 20,
          from: 0,
          to: 20,
          seq: 1,
          sessionId: newer.sessionId,
        })
      ).body.data,
    ).toMatchObject({ credited: 20 })
    expect(await classroom.progressOf(course, 0)).toBeUndefined()
  })

  it('[CRS-115] leaves one open session when several windows start in parallel', async () => {
    const course = await classroom.joined()
    const opened = await Promise.all(Array.from({ length: 12 }, () => classroom.play(course)))
    expect(new Set(opened.map((auth) => auth.sessionId)).size).toBe(12)
    expect(
      await testApp.db.$count(
        playingSessions,
        and(
          eq(playingSessions.userId, classroom.student.userId),
          eq(playingSessions.superseded, false),
        ),
      ),
    ).toBe(1)
  })
})

describe('reports of the player', () => {
  it('[CRS-050] credit real watching and store it', async () => {
    const course = await classroom.joined()
    expect((await classroom.watch(course, 0, 30)).body.data).toEqual({
      credited: 30,
      watchedShare: 0.3,
      lessonDone: false,
      position: 30,
      acceptedSeq: 1,
    })
    expect(await classroom.progressOf(course, 0)).toMatchObject({
      intervals: [[0, 30_000]],
      watchedSeconds: 30,
      position: 30,
      done: false,
    })
    expect(await classroom.enrolmentOf(course)).toMatchObject({
      lastLessonId: course.lessonIds[0],
      lastStudyAt: testApp.clock.now(),
    })
  })

  it('[CRS-050] of many students in one moment credit each of them by the own state', async () => {
    const course = await classroom.joined()
    const students = await Promise.all(Array.from({ length: 6 }, () => testApp.person()))
    const sessionIds: string[] = []
    for (const student of students) {
      await enrolToo(course, student)
      sessionIds.push((await classroom.play(course, 0, student)).sessionId)
    }
    testApp.clock.pass(30)
    const answers = await Promise.all(
      students.map((student, at) => {
        const [to, sessionId = ''] = [5 * (at + 1), sessionIds[at]]
        // The last student sends the session of another one.
        const sent = at === 5 ? (sessionIds[0] ?? '') : sessionId
        return classroom.report(
          course,
          0,
          { studyTime: to, from: 0, to, seq: 1, sessionId: sent },
          student,
        )
      }),
    )
    expect(answers.map(({ body }) => body.data?.credited)).toEqual([5, 10, 15, 20, 25, undefined])
    const rows = await testApp.db
      .select()
      .from(videoProgress)
      .where(eq(videoProgress.lessonId, course.lessonIds[0] ?? 0))
    const watched = new Map(rows.map((row) => [row.userId, row.watchedSeconds]))
    expect(students.map(({ userId }) => watched.get(userId))).toEqual([
      5,
      10,
      15,
      20,
      25,
      undefined,
    ])
  })

  it.runIf(server)(
    '[CRS-050] are credited at once while the row of another student is locked',
    async () => {
      const course = await classroom.joined()
      const students = await Promise.all(Array.from({ length: 3 }, () => testApp.person()))
      const reports: (() => ReturnType<Classroom['report']>)[] = []
      for (const student of students) {
        await enrolToo(course, student)
        const { sessionId } = await classroom.play(course, 0, student)
        const fields = { studyTime: 10, from: 0, to: 10, seq: 1, sessionId }
        reports.push(() => classroom.report(course, 0, fields, student))
      }
      testApp.clock.pass(10)
      const [locked = -1] = students.map(({ userId }) => userId)
      let isLocked = true
      const answers: Promise<boolean>[] = []
      await testApp.db.transaction(async (tx) => {
        await tx.select().from(enrolments).where(eq(enrolments.userId, locked)).for('update')
        answers.push(
          ...reports.map(async (report) => {
            const { body } = await report()
            expect(body.data?.credited).toBe(10)
            return isLocked
          }),
        )
        expect(await Promise.all(answers.slice(1))).toEqual([true, true])
        isLocked = false
      })
      expect(await answers[0]).toBe(false)
    },
  )

  it('[CRS-231] keep the time of the newest study within a minute, and store it after one', async () => {
    const course = await classroom.joined()
    const { sessionId } = await classroom.play(course)
    const times: (Date | null | undefined)[] = []
    for (const seq of [1, 2, 3]) {
      testApp.clock.pass(40)
      const [from, to] = [10 * (seq - 1), 10 * seq]
      await classroom.report(course, 0, { studyTime: 10, from, to, seq, sessionId })
      times.push((await classroom.enrolmentOf(course))?.lastStudyAt)
    }
    const last = testApp.clock.now()
    expect(times).toEqual([times[0], times[0], last])
    expect(times[0]?.getTime()).toBe(last.getTime() - 80_000)
    expect((await classroom.progressOf(course, 0))?.updatedAt).toEqual(last)
  })

  it('[CRS-050] have one effect when sent many times in parallel', async () => {
    const course = await classroom.joined()
    const { sessionId } = await classroom.play(course)
    testApp.clock.pass(30)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        classroom.report(course, 0, { studyTime: 30, from: 0, to: 30, seq: 1, sessionId }),
      ),
    )
    expect(
      answers.map((answer) => answer.body.data?.credited ?? 0).reduce((sum, one) => sum + one, 0),
    ).toBe(30)
    expect((await classroom.progressOf(course, 0))?.watchedSeconds).toBe(30)
  })

  it('[CRS-050] share the real time when sent in parallel', async () => {
    const course = await classroom.joined()
    const { sessionId } = await classroom.play(course)
    testApp.clock.pass(10)
    await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        classroom.report(course, 0, {
          studyTime: 10,
          from: index * 20,
          to: index * 20 + 10,
          seq: index + 1,
          sessionId,
        }),
      ),
    )
    expect((await classroom.progressOf(course, 0))?.watchedSeconds).toBeLessThanOrEqual(11)
  })

  it('[CRS-047] [CRS-048] [CRS-049] with the basic fields only continue from the last position, under either name of the video', async () => {
    const course = await classroom.joined()
    await classroom.watch(course, 0, 20)
    testApp.clock.pass(15)
    const { body } = await testApp.ask(
      study.saveStudyRecord,
      { courseIdSign: course.sign, chapterVideoIdSign: course.lessonSigns[0], studyTime: 15 },
      classroom.student,
    )
    expect(body.data).toMatchObject({ credited: 15, position: 35, acceptedSeq: 2 })
    testApp.clock.pass(5)
    const stated = {
      courseIdSign: course.sign,
      studyTime: 5,
      videoIdSign: course.lessonSigns[0] ?? '',
    }
    const next = await testApp.ask(study.saveStudyRecord, stated, classroom.student)
    expect(next.body.data).toMatchObject({ credited: 5, position: 40, acceptedSeq: 3 })
    expect(
      (
        await testApp.ask(
          study.saveStudyRecord,
          { courseIdSign: course.sign, studyTime: 15 },
          classroom.student,
        )
      ).body.code,
    ).toBe(-2)
  })

  it('[CRS-050] are refused when session, lesson and course do not match', async () => {
    const course = await classroom.joined()
    const other = await classroom.joined()
    const { sessionId } = await classroom.play(course)
    testApp.clock.pass(10)
    expect(
      (
        await classroom.report({ ...course, sign: other.sign }, 0, {
          studyTime: 10,
          from: 0,
          to: 10,
          sessionId,
        })
      ).status,
    ).toBe(404)
    expect(
      (await classroom.report(course, 1, { studyTime: 10, from: 0, to: 10, sessionId })).status,
    ).toBe(404)
    expect(
      (await classroom.report(course, 0, { studyTime: 10, from: 0, to: 10, sessionId: 'made-up' }))
        .status,
    ).toBe(404)
    expect(
      (await classroom.report(course, 1, { studyTime: 10, from: 0, to: 10 })).body,
    ).toMatchObject({
      code: -4,
      extend: { reason: 'playedElsewhere' },
    })
    expect(await classroom.progressOf(course, 1)).toBeUndefined()
  })

  it('need three statements at most, besides that of the session', async () => {
    const course = await classroom.joined()
    const { sessionId } = await classroom.play(course)
    testApp.clock.pass(10)
    const statements = await testApp.statementsOf(() =>
      classroom.report(course, 0, { studyTime: 10, from: 0, to: 10, seq: 1, sessionId }),
    )
    expect(statements).toBeLessThanOrEqual(3)
  })
})

describe('staff who impersonate a student', () => {
  it("[CRS-118] see the video, earn no credit and do not stop the student's player", async () => {
    const course = await classroom.joined()
    const own = await classroom.play(course)
    const staff = await testApp.person('schoolAdmin,normal')
    const impersonating = await testApp.person('student,normal')
    await testApp.db
      .update(sessions)
      .set({ userId: classroom.student.userId, impersonatorId: staff.userId })
      .where(eq(sessions.userId, impersonating.userId))
    const asStudent = { ...impersonating, userId: classroom.student.userId }
    expect((await classroom.play(course, 0, asStudent)).sessionId).toBe('')
    testApp.clock.pass(20)
    expect(
      (
        await classroom.report(
          course,
          0,
          { studyTime: 20, from: 0, to: 20, seq: 1, sessionId: own.sessionId },
          asStudent,
        )
      ).body.code,
    ).toBe(-6)
    expect(await classroom.progressOf(course, 0)).toBeUndefined()
    expect(
      (
        await classroom.report(course, 0, {
          studyTime: 20,
          from: 0,
          to: 20,
          seq: 1,
          sessionId: own.sessionId,
        })
      ).body.data,
    ).toMatchObject({ credited: 20 })
  })
})

describe('late reports of the player', () => {
  it('[CRS-129] credit both intervals that were watched without a connection', async () => {
    const course = await classroom.joined({}, [100])
    const { sessionId } = await classroom.play(course)
    testApp.clock.pass(22)
    await classroom.report(course, 0, { studyTime: 10, from: 0, to: 10, seq: 1, sessionId })
    await classroom.report(course, 0, { studyTime: 10, from: 30, to: 40, seq: 2, sessionId })
    expect(await classroom.progressOf(course, 0)).toMatchObject({ watchedSeconds: 20 })
  })

  it('[CRS-128] [CRS-129] credit the time before the page was closed, and no more', async () => {
    const course = await classroom.joined({}, [100, 100])
    const { sessionId } = await classroom.play(course)
    testApp.clock.pass(30)
    await classroom.play(course, 1)
    testApp.clock.pass(3600)
    const late = { studyTime: 30, from: 0, to: 30, seq: 1, sessionId }
    expect((await classroom.report(course, 0, late)).status).toBe(409)
    const accepted = await classroom.report(course, 0, { ...late, late: true })
    expect(accepted.body.data).toMatchObject({ credited: 30 })
    await classroom.report(course, 0, {
      ...late,
      seq: 2,
      studyTime: 60,
      from: 30,
      to: 90,
      late: true,
    })
    const progress = await classroom.progressOf(course, 0)
    expect(progress?.watchedSeconds).toBeLessThanOrEqual(33)
    expect(progress?.position, 'the later session knows better').toBe(0)
  })
})
