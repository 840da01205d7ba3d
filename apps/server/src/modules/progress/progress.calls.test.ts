import { homework, progress, study } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { enrol, leftEnrolments } from '../courses/index.ts'
import { attempts, makeExam } from '../exams/factories.ts'
import { makeWork } from '../homework/factories.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'

let testApp: TestApp
let classroom: Classroom

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
})

async function daysOf(userId: number) {
  const { rows } = await testApp.db.execute<{ day: string; seconds: number }>(
    sql`select day::text, seconds from study_days where user_id = ${userId} order by day`,
  )
  return rows
}

/** Advances the clock to the next time at which it is `hour`:`minute` in Kuala Lumpur. */
function waitUntilHour(hour: number, minute = 0) {
  const at = testApp.clock.now()
  const wanted = ((hour + 16) % 24) * 3600 + minute * 60
  const present = at.getUTCHours() * 3600 + at.getUTCMinutes() * 60 + at.getUTCSeconds()
  testApp.clock.pass((wanted - present + 86_400) % 86_400)
}

const inHours = (hours: number) => new Date(testApp.clock.now().getTime() + hours * 3_600_000)

const examOf = (course: MadeCourse, values: Parameters<typeof makeExam>[3] = {}) =>
  makeExam(
    testApp.db,
    { schoolId: testApp.schoolId, courseId: course.courseId, authorId: classroom.teacher.userId },
    testApp.clock.now(),
    values,
  )

async function handIn(
  course: MadeCourse,
  examinationId: number,
  values: Partial<typeof attempts.$inferInsert> = {},
) {
  await testApp.db.insert(attempts).values({
    schoolId: testApp.schoolId,
    examinationId,
    courseId: course.courseId,
    userId: classroom.student.userId,
    number: 1,
    state: 'submitted',
    startedAt: testApp.clock.now(),
    clockStops: false,
    seenAt: testApp.clock.now(),
    seed: 1,
    ...values,
  })
}

async function ask<C extends Parameters<TestApp['ask']>[0]>(call: C, input: object = {}) {
  const { body } = await testApp.raw(call.method, call.path, input, { person: classroom.student })
  return body
}
const read = async <C extends (typeof progress)[keyof typeof progress]>(
  call: C,
  input: Parameters<typeof testApp.ask<C>>[1],
) => {
  const { body } = await testApp.ask(call, input, classroom.student)
  if (!body.ok) throw new Error(body.msg)
  return body.data
}

describe('study days', () => {
  it('[CRS-194] count credited seconds on the local day of the school, on both sides of midnight', async () => {
    const course = await classroom.joined({}, [600])
    waitUntilHour(23, 50)
    const { sessionId } = await classroom.play(course)
    testApp.clock.pass(300)
    const first = { studyTime: 300, from: 0, to: 300, seq: 1, sessionId }
    await classroom.report(course, 0, first)
    const evening = testApp.clock.now()
    expect(evening.getUTCHours()).toBe(15)
    testApp.clock.pass(310)
    expect(testApp.clock.now().getUTCHours()).toBe(16)
    await classroom.report(course, 0, { studyTime: 100, from: 300, to: 400, seq: 2, sessionId })
    const local = (moment: Date) =>
      moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' })
    const days = [
      { day: local(evening), seconds: 300 },
      { day: local(testApp.clock.now()), seconds: 100 },
    ]
    expect(days[0]?.day).not.toBe(days[1]?.day)
    expect(await daysOf(classroom.student.userId)).toEqual(days)
    const shown = await read(progress.studyProcess, {})
    expect(shown?.today).toBe(days[1]?.day)
    expect(shown?.streak).toBe(2)
    expect(shown?.days.filter(({ seconds }) => seconds > 0)).toEqual(days)
  })

  it('[CRS-194] count nothing twice: repeated watching, a repeated report, and impersonating staff', async () => {
    const course = await classroom.joined({}, [600])
    await classroom.watch(course, 0, 120)
    const { sessionId } = await classroom.play(course)
    testApp.clock.pass(120)
    const again = { studyTime: 120, from: 0, to: 120, seq: 1, sessionId }
    await Promise.all([classroom.report(course, 0, again), classroom.report(course, 0, again)])
    expect((await daysOf(classroom.student.userId)).map(({ seconds }) => seconds)).toEqual([120])
    await classroom.play(course, 0, classroom.teacher)
    await classroom.report(course, 0, { studyTime: 60, from: 0, to: 60 }, classroom.teacher)
    expect(await daysOf(classroom.teacher.userId)).toEqual([])
  })

  it('[CRS-194] count a delayed report on the day of watching', async () => {
    const course = await classroom.joined({}, [600])
    waitUntilHour(20)
    const { sessionId } = await classroom.play(course)
    const evening = testApp.clock.now()
    testApp.clock.pass(86_400)
    const lateReport = { studyTime: 60, from: 0, to: 60, seq: 1, sessionId, late: true }
    await classroom.report(course, 0, lateReport)
    const day = evening.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' })
    expect(await daysOf(classroom.student.userId)).toEqual([{ day, seconds: 60 }])
  })
})

describe('the learning centre', () => {
  it('[CRS-123] [CRS-082] lists tasks until they are handed in, and their ends in the calendar', async () => {
    const course = await classroom.joined({}, [60])
    const endTime = inHours(3).toISOString()
    const give = (title: string, plan: Parameters<typeof makeWork>[3]) =>
      makeWork(testApp, classroom.teacher, course.sign, { title, ...plan })
    const essay = await give('Essay', { resourcesType: 2, endTime })
    await give('Stall', { resourcesType: 4 })
    await give('Draft of a task', { released: false })
    const shown = async () =>
      (await read(progress.userTask, {}))?.list.map(({ kind, name }) => `${kind} ${name}`)
    expect(await shown()).toEqual(['homework Essay', 'practical Stall'])
    const window = { from: inHours(0).toISOString(), to: inHours(24).toISOString() }
    expect(await read(progress.courseCalendar, window)).toMatchObject({
      list: [{ kind: 'closes', of: 'homework', sign: essay, name: 'Essay', at: endTime }],
      total: 1,
    })
    const answer = { courseId: course.sign, examineId: essay, resourcesType: 2 as const }
    await testApp.ask(
      homework.saveOfflineExamineAnswer,
      { ...answer, content: 'Done.' },
      classroom.student,
    )
    expect(await shown()).toEqual(['practical Stall'])
  })

  it('[CNT-013] [CRS-123] [CRS-081] shows numbers, days, last lessons and open tasks of the caller only', async () => {
    const running = await classroom.joined({ credit: 3 }, [100, 60])
    const finished = await classroom.joined({ credit: 2 }, [40])
    await classroom.watch(finished, 0, 40)
    await classroom.watch(running, 1, 30)
    const late = await examOf(running, { name: 'Late', endTime: inHours(48) })
    await examOf(running, { name: 'Endless', minutes: 30, type: 1 })
    await examOf(running, { name: 'Soon', endTime: inHours(2) })
    await examOf(running, { name: 'Not yet', startTime: inHours(1) })
    await examOf(running, { name: 'Over', endTime: inHours(-1) })
    await examOf(running, { name: 'Draft', status: 0 })
    await examOf(await classroom.course(), { name: 'Of others' })
    const done = await examOf(running, { name: 'Done' })
    await handIn(running, done.examinationId, { score: 4000 })
    await handIn(running, late.examinationId, { state: 'in_progress' })

    expect(await read(progress.personalProgress, {})).toMatchObject({
      coursesInProgress: 1,
      coursesCompleted: 1,
      trainingsInProgress: 0,
      trainingsCompleted: 0,
      credits: 2,
      creditsOffered: 5,
      hours: 0,
    })
    expect((await read(progress.studyProcess, {}))?.thisWeek).toBe(70)
    expect(await read(progress.watchLocus, { page: 1, size: 10 })).toMatchObject({
      total: 2,
      list: [
        { videoSign: running.lessonSigns[1], position: 30, duration: 60, done: false },
        { videoSign: finished.lessonSigns[0], watchedShare: 1, done: true },
      ],
    })
    expect(await read(progress.watchLocus, { page: 2, size: 1 })).toMatchObject({
      list: [{ courseSign: finished.sign }],
    })
    const tasks = await read(progress.userTask, {})
    expect(tasks?.list.map(({ name, begun }) => ({ name, begun }))).toEqual([
      { name: 'Soon', begun: false },
      { name: 'Late', begun: true },
      { name: 'Endless', begun: false },
    ])
    expect(tasks?.list[2]).toMatchObject({
      kind: 'finalExam',
      minutes: 30,
      endTime: null,
      courseSign: running.sign,
    })
    const other = await testApp.person()
    for (const call of [progress.watchLocus, progress.userTask])
      expect((await testApp.ask(call, {}, other)).body.data).toEqual({ list: [], total: 0 })
    expect((await testApp.ask(progress.personalProgress, {})).status).toBe(401)
  })

  it('[CRS-082] lists when exams of joined courses open and close, between two moments', async () => {
    const course = await classroom.joined()
    const window = { startTime: inHours(24), endTime: inHours(72) }
    const exam = await examOf(course, { name: 'Window', ...window })
    await examOf(await classroom.course(), window)
    const between = (from: number, to: number) =>
      read(progress.courseCalendar, {
        from: inHours(from).toISOString(),
        to: inHours(to).toISOString(),
      })
    const sign = testApp.seal('examination', exam.examinationId)
    expect(await between(0, 100)).toMatchObject({
      total: 2,
      list: [
        { kind: 'opens', sign, name: 'Window', at: window.startTime.toISOString() },
        { kind: 'closes', sign, at: window.endTime.toISOString(), courseSign: course.sign },
      ],
    })
    expect((await between(0, 72))?.list.map(({ kind }) => kind)).toEqual(['opens'])
    // The call limits a longer period to its first hundred days.
    await examOf(course, { endTime: inHours(24 * 150) })
    expect((await between(0, 24 * 3000))?.total).toBe(2)
  })
})

describe('the analysis of study', () => {
  it('[CRS-206] shows time and share by course, longest first', async () => {
    const short = await classroom.joined({}, [40, 160])
    const long = await classroom.joined({}, [120])
    await classroom.joined({}, [30])
    await classroom.watch(short, 0, 40)
    await classroom.watch(long, 0, 60)
    expect((await read(progress.studyAnalysis, {}))?.courses).toMatchObject([
      { courseSign: long.sign, seconds: 60, share: 0.5, completed: false },
      { courseSign: short.sign, seconds: 40, share: 0.2, completed: false },
    ])
  })

  it('[CRS-206] [EXM-166] shows the marks of exams in order, once they are released and no student is writing', async () => {
    const course = await classroom.joined()
    const [first, second] = [
      await examOf(course),
      await examOf(course, { reviewWhen: 'ended', endTime: inHours(2) }),
    ]
    const papers = async () => (await read(progress.studyAnalysis, {}))?.papers
    await handIn(course, first.examinationId, { score: 2400, submittedAt: testApp.clock.now() })
    testApp.clock.pass(60)
    await handIn(course, second.examinationId, { score: 1000, submittedAt: testApp.clock.now() })
    const passed = { score: 24, total: 40, percent: 60, passed: true }
    expect(await papers()).toMatchObject([passed])
    const other = await testApp.person()
    await testApp.db.insert(attempts).values({
      schoolId: testApp.schoolId,
      examinationId: second.examinationId,
      courseId: course.courseId,
      userId: other.userId,
      number: 1,
      state: 'in_progress',
      startedAt: testApp.clock.now(),
      clockStops: false,
      seenAt: testApp.clock.now(),
      seed: 1,
    })
    testApp.clock.pass(2 * 3600 + 61)
    expect(await papers()).toMatchObject([passed])
    await testApp.db
      .update(attempts)
      .set({ state: 'submitted', score: 0 })
      .where(eq(attempts.userId, other.userId))
    expect(await papers()).toMatchObject([passed, { score: 10, percent: 25, passed: false }])
  })
})

describe('course credits', () => {
  const complete = async (course: MadeCourse) =>
    testApp.db.execute(
      sql`update enrolments set status = 2, completed_at = ${testApp.clock.now().toISOString()}::timestamptz where course_id = ${course.courseId} and user_id = ${classroom.student.userId}`,
    )
  const earnedOf = (course: MadeCourse) => read(progress.courseEarned, { sign: course.sign })

  it('[CRS-195] [CRS-002] [CRS-003] are given by the best exam scores, once they are released', async () => {
    const course = await classroom.joined({ credit: 2.5 })
    const [first, second] = [await examOf(course), await examOf(course)]
    await handIn(course, first.examinationId, { score: 1000 })
    await handIn(course, first.examinationId, { number: 2, score: 4000 })
    await handIn(course, second.examinationId, { score: null, waiting: true })
    await complete(course)
    expect(await earnedOf(course)).toMatchObject({ earned: false, waits: true, result: null })
    const mark = (score: number) =>
      testApp.db
        .update(attempts)
        .set({ score, waiting: false })
        .where(eq(attempts.examinationId, second.examinationId))
    await mark(700)
    expect(await earnedOf(course)).toMatchObject({
      earned: false,
      waits: false,
      result: 58.7,
      exams: [
        { score: 40, total: 40 },
        { score: 7, total: 40 },
      ],
    })
    await mark(800)
    expect(await earnedOf(course)).toMatchObject({ credit: 2.5, earned: true, result: 60 })
    expect(await read(progress.listCredits, {})).toMatchObject({
      total: 1,
      list: [{ courseSign: course.sign, earned: true, credit: 2.5 }],
    })
    expect((await read(progress.personalProgress, {}))?.credits).toBe(2.5)
  })

  it('[CRS-195] reveal no score that is held back until the exam ends', async () => {
    const course = await classroom.joined({ credit: 1 })
    const exam = await examOf(course, { reviewWhen: 'ended', endTime: inHours(5) })
    await handIn(course, exam.examinationId, { score: 4000 })
    await complete(course)
    expect(await earnedOf(course)).toMatchObject({
      earned: false,
      waits: true,
      exams: [{ score: null }],
    })
    testApp.clock.pass(5 * 3600 + 61)
    expect(await earnedOf(course)).toMatchObject({ earned: true, exams: [{ score: 40 }] })
  })

  it('[CRS-198] list the result of a completed course, and nothing of an incomplete one', async () => {
    const course = await classroom.joined({ credit: 1 }, [40])
    expect(
      (await testApp.ask(progress.courseEarned, { sign: course.sign }, classroom.student)).status,
    ).toBe(404)
    await classroom.watch(course, 0, 40)
    expect(await earnedOf(course)).toMatchObject({
      courseSign: course.sign,
      earned: true,
      credit: 1,
      lessons: 1,
      seconds: 40,
      exams: [],
      completedAt: testApp.clock.now().toISOString(),
    })
  })
})

describe('leaving a course', () => {
  const leave = (course: MadeCourse) => ask(progress.leaveCourse, { sign: course.sign })
  const joinAgain = (course: MadeCourse) => ask(study.joinStudy, { sign: course.sign })

  it('[CRS-197] keeps the progress and restores it on joining again', async () => {
    const course = await classroom.joined({}, [40, 60])
    await classroom.watch(course, 0, 40)
    const before = await classroom.enrolmentOf(course)
    testApp.clock.pass(60)
    expect(await leave(course)).toMatchObject({ ok: true })
    expect(await leave(course)).toMatchObject({ ok: true })
    expect(await classroom.enrolmentOf(course)).toBeUndefined()
    expect(await classroom.learnersOf(course)).toBe(0)
    expect(await read(progress.listLeftCourses, {})).toMatchObject({
      total: 1,
      list: [{ courseSign: course.sign, leftAt: testApp.clock.now().toISOString() }],
    })
    expect((await read(progress.watchLocus, {}))?.total).toBe(0)
    await Promise.all([joinAgain(course), joinAgain(course)])
    const after = await classroom.enrolmentOf(course)
    expect({ ...after, id: 0 }).toEqual({ ...before, id: 0 })
    expect(after).toMatchObject({ lessonsDone: 1, lastLessonId: course.lessonIds[0] })
    expect(await classroom.learnersOf(course)).toBe(1)
    expect(
      await testApp.db.$count(leftEnrolments, eq(leftEnrolments.courseId, course.courseId)),
    ).toBe(0)
  })

  it('[CRS-197] lets this student return to a course that has become paid', async () => {
    const course = await classroom.joined({ priceMinor: 900, onList: false })
    await leave(course)
    const other = await testApp.person()
    expect((await testApp.ask(study.joinStudy, { sign: course.sign }, other)).body.ok).toBe(false)
    expect(await joinAgain(course)).toMatchObject({ ok: true })
    expect(await classroom.enrolmentOf(course)).toBeDefined()
  })

  it('[CRS-197] is refused until an open exam is handed in', async () => {
    const course = await classroom.joined()
    const exam = await examOf(course)
    await handIn(course, exam.examinationId, { state: 'in_progress' })
    expect(await leave(course)).toMatchObject({ code: -4, extend: { reason: 'paperOpen' } })
    expect(await classroom.enrolmentOf(course)).toBeDefined()
    await testApp.db.update(attempts).set({ state: 'submitted' })
    expect(await leave(course)).toMatchObject({ ok: true })
  })

  it('[CRS-197] still prevents the course from being deleted', async () => {
    const course = await classroom.joined()
    await leave(course)
    const { body } = await testApp.raw(
      'POST',
      '/course/deleteCourse',
      { sign: course.sign },
      { person: classroom.teacher },
    )
    expect(body.ok).toBe(false)
    expect(await joinAgain(course)).toMatchObject({ ok: true })
  })
})

/** Parses an RFC 5545 calendar: unfolds the lines, and returns the properties of each component. */
function parse(text: string): Record<string, string>[] {
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-1)).toBe('END:VCALENDAR')
  const events: Record<string, string>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const [, name = '', value = ''] = /^([^:;]+)[^:]*:(.*)$/.exec(line) ?? []
    expect(name).not.toBe('')
    const last = events.at(-1)
    if (last) last[name] = value.replaceAll(/\\([\\;,n])/g, (_, one) => (one === 'n' ? '\n' : one))
  }
  return events
}

describe('the calendar address', () => {
  const fetchFeed = (path: string, host = 'localhost') =>
    testApp.app.http.inject({ method: 'GET', url: path, headers: { host } })
  const save = async (state: 'on' | 'renewed' | 'off') =>
    (await read(progress.saveCalendarFeed, { state }))?.path ?? ''

  it('[CRS-196] returns the dates of joined courses as RFC 5545, without personal data', async () => {
    const course = await classroom.joined({ names: { en: 'Trade; 贸易, and \\ more' } })
    const name = `Ujian, ${'词汇'.repeat(30)}; "akhir"`
    const window = { startTime: inHours(24), endTime: inHours(48) }
    const exam = await examOf(course, { name, ...window })
    const path = await save('on')
    expect(path).toMatch(/^\/api\/v1\/study\/calendar\/[\w-]{43}\.ics$/)
    const reply = await fetchFeed(path)
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const [opens, closes] = parse(reply.body)
    const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
    const sign = testApp.seal('examination', exam.examinationId)
    expect(opens).toMatchObject({
      UID: expect.stringMatching(`^opens-${sign}@`),
      DTSTART: utc(window.startTime),
      DTSTAMP: utc(testApp.clock.now()),
      SUMMARY: `${name} opens (Trade; 贸易, and \\ more)`,
    })
    expect(closes).toMatchObject({ DTSTART: utc(window.endTime) })
    for (const secret of [classroom.student.name, `${classroom.student.userId}@`, 'mailto'])
      expect(reply.body).not.toContain(secret)
    testApp.clock.pass(60)
    expect(parse((await fetchFeed(path)).body)).toEqual([opens, closes])
  })

  it('[CRS-196] stays the same when read, changes when renewed, and ends when switched off', async () => {
    const shown = async () => (await read(progress.calendarFeed, {}))?.path
    expect(await shown()).toBeNull()
    const first = await save('on')
    expect(await save('on')).toBe(first)
    expect(await shown()).toBe(first)
    const second = await save('renewed')
    expect(second).not.toBe(first)
    expect((await fetchFeed(first)).statusCode).toBe(404)
    expect((await fetchFeed(second)).statusCode).toBe(200)
    expect((await fetchFeed(second, 'other.localhost')).statusCode).toBe(404)
    expect((await fetchFeed(second.replace('.ics', 'A.ics'))).statusCode).toBe(404)
    const { userId } = classroom.student
    await testApp.db.execute(sql`update users set disabled = true where id = ${userId}`)
    expect((await fetchFeed(second)).statusCode).toBe(404)
    await testApp.db.execute(sql`update users set disabled = false where id = ${userId}`)
    await save('off')
    expect(await shown()).toBeNull()
    expect((await fetchFeed(second)).statusCode).toBe(404)
  })
})

it('[CRS-197] a new student of a course begins without progress', async () => {
  const course = await classroom.course()
  const { schoolId } = testApp
  const { userId } = classroom.student
  const student = { schoolId, userId, courseId: course.courseId }
  expect(await enrol(testApp.db, student, testApp.clock.now())).toBe(true)
  expect(await enrol(testApp.db, student, testApp.clock.now())).toBe(false)
  expect(await classroom.learnersOf(course)).toBe(1)
})
