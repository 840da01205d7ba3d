import { discussions, favourites, grades, progress, study } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { attempts, makeExam } from '../../exams/factories.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { gradeOverrides } from '../tables.ts'

let testApp: TestApp
let classroom: Classroom

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
})

const equal = {
  watchVideo: 20,
  unitTesting: 20,
  theFinalExam: 20,
  logSig: 20,
  interactiveQuestion: 20,
}

async function addStandard(course: MadeCourse, values: object = {}) {
  const fields = { ...equal, courseId: course.sign, ...values }
  const { body } = await testApp.ask(grades.addAssessmentStandard, fields, classroom.teacher)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
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
    submittedAt: testApp.clock.now(),
    seed: 1,
    ...values,
  })
}

async function ownResult(course: MadeCourse) {
  const input = { courseIdSign: course.sign }
  const { body } = await testApp.ask(grades.ownCourseResult, input, classroom.student)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}

const percents = ({ parts }: Awaited<ReturnType<typeof ownResult>>) =>
  parts.map(({ percent }) => percent)

const visit = (course: MadeCourse) =>
  testApp.ask(favourites.noteVisit, { kind: 'course', sign: course.sign }, classroom.student)

const write = (course: MadeCourse, content: string) =>
  testApp.ask(
    discussions.addQuestions,
    { courseIdSign: course.sign, questionsContent: content },
    classroom.student,
  )

describe('the five parts of a result', () => {
  it('[TCH-087] [TCH-088] are measured and weighted, and shown with the rounded result', async () => {
    const course = await classroom.joined({}, [100, 60])
    await addStandard(course, { daysAsked: 4, postsAsked: 2 })
    const unit = await examOf(course)
    const missed = await examOf(course, { endTime: inHours(1) })
    const final = await examOf(course, { type: 1 })
    await handIn(course, unit.examinationId, { score: 1000 })
    await handIn(course, unit.examinationId, { number: 2, score: 3000 })
    await handIn(course, final.examinationId, { score: 2000 })
    await classroom.watch(course, 0, 40)
    await write(course, 'Why is the label in three languages?')
    // Video: 40 of 160 seconds. Tests: 30 of 40, and nothing yet for the open test. Final exam: 20
    // of 40. Visits: one day. Questions: one of two.
    expect(await ownResult(course)).toEqual({
      parts: [
        { part: 'watchVideo', weight: 20, percent: 25 },
        { part: 'unitTesting', weight: 20, percent: 75 },
        { part: 'theFinalExam', weight: 20, percent: 50 },
        { part: 'logSig', weight: 20, percent: 25 },
        { part: 'interactiveQuestion', weight: 20, percent: 50 },
      ],
      result: 45,
      waits: 0,
      // The result may still change, because a test is open (TCH-169).
      standing: 'soFar',
      passed: null,
      days: 1,
      daysAsked: 4,
      posts: 1,
      postsAsked: 2,
      given: null,
    })
    testApp.clock.pass(2 * 3600)
    await visit(course)
    // The missed test counts 0 after its end. A second visit on the same day does not count.
    const later = await ownResult(course)
    expect(percents(later)).toEqual([25, 37.5, 50, 25, 50])
    expect(later.result).toBe(37.5)
    expect(missed.examinationId).toBeGreaterThan(0)
  })

  it('[TCH-087] leave out a part that cannot be measured, and scale up the others', async () => {
    const course = await classroom.joined({}, [])
    await addStandard(course, { daysAsked: 2, postsAsked: 1 })
    await visit(course)
    await write(course, 'Is this counted?')
    // Without video, tests and final exam, half of the days and all questions count.
    expect(await ownResult(course)).toMatchObject({ result: 75, passed: true })
    expect(percents(await ownResult(course))).toEqual([null, null, null, 50, 100])
  })

  it('[TCH-087] are rounded half up to one decimal before the result is compared with 60', async () => {
    const course = await classroom.joined({}, [])
    await addStandard(course, {
      watchVideo: 0,
      unitTesting: 100,
      theFinalExam: 0,
      logSig: 0,
      interactiveQuestion: 0,
    })
    const { examinationId } = await examOf(course)
    await handIn(course, examinationId, { score: 2398 })
    // 23.98 of 40 points are 59.95 %.
    expect(await ownResult(course)).toMatchObject({ result: 60, passed: true })
    await testApp.db
      .update(attempts)
      .set({ score: 2397 })
      .where(eq(attempts.examinationId, examinationId))
    expect(await ownResult(course)).toMatchObject({ result: 59.9, passed: false })
  })

  it('[TCH-129] count one visit a day, of the page or a lesson, and only for students of the course', async () => {
    const course = await classroom.joined({}, [100])
    await addStandard(course, { daysAsked: 10 })
    const days = async () => (await ownResult(course)).days
    await visit(course)
    await testApp.ask(
      study.addStudyProgress,
      { sign: course.lessonSigns[0] ?? '' },
      classroom.student,
    )
    await visit(course)
    expect(await days()).toBe(1)
    testApp.clock.pass(86_400)
    await testApp.ask(
      study.addStudyProgress,
      { sign: course.lessonSigns[0] ?? '' },
      classroom.student,
    )
    expect(await days()).toBe(2)
    const stranger = await testApp.person()
    await testApp.ask(favourites.noteVisit, { kind: 'course', sign: course.sign }, stranger)
    const { rows } = await testApp.db.execute<{ days: number; running: number }>(sql`
      select (select count(*) from course_visit_days where course_id = ${course.courseId})::int as days,
        (select sum(visit_days) from enrolments where course_id = ${course.courseId})::int as running`)
    expect(rows).toEqual([{ days: 2, running: 2 }])
    // A student who leaves and joins again keeps the days.
    await testApp.ask(progress.leaveCourse, { sign: course.sign }, classroom.student)
    await testApp.ask(study.joinStudy, { sign: course.sign }, classroom.student)
    expect(await days()).toBe(2)
  })

  it('[TCH-129] [EXM-041] show no result as long as a mark is missing or hidden', async () => {
    const course = await classroom.joined({}, [])
    await addStandard(course)
    const withheld = await examOf(course, { reviewWhen: 'ended', endTime: inHours(5) })
    await handIn(course, withheld.examinationId, { score: 4000 })
    expect(await ownResult(course)).toMatchObject({ result: null, waits: 1, passed: null })
    expect(percents(await ownResult(course))[1]).toBeNull()
    testApp.clock.pass(5 * 3600 + 61)
    expect(await ownResult(course)).toMatchObject({ waits: 0 })
    expect(percents(await ownResult(course))[1]).toBe(100)
  })

  it('[TCH-087] [TCH-091] use a given mark instead of the computed one, also for the whole course', async () => {
    const course = await classroom.joined({}, [])
    await addStandard(course, {
      ...equal,
      unitTesting: 100,
      watchVideo: 0,
      theFinalExam: 0,
      logSig: 0,
      interactiveQuestion: 0,
    })
    const { examinationId } = await examOf(course)
    await handIn(course, examinationId, { score: 1000 })
    const give = (values: Partial<typeof gradeOverrides.$inferInsert>) =>
      testApp.db.insert(gradeOverrides).values({
        schoolId: testApp.schoolId,
        courseId: course.courseId,
        userId: classroom.student.userId,
        points: 3200,
        reason: 'The scanner lost a page.',
        givenBy: classroom.teacher.userId,
        givenAt: testApp.clock.now(),
        ...values,
      })
    await give({ examinationId, endedBy: classroom.teacher.userId, endedAt: testApp.clock.now() })
    expect(await ownResult(course)).toMatchObject({ result: 25, given: null })
    await give({ examinationId })
    expect(await ownResult(course)).toMatchObject({ result: 80, given: null })
    await give({ points: 6150, reason: 'Moved here in the middle of the term.' })
    expect(await ownResult(course)).toMatchObject({
      result: 61.5,
      passed: true,
      given: { reason: 'Moved here in the middle of the term.' },
    })
  })

  it('[TCH-088] are shown only to people of the course', async () => {
    const course = await classroom.joined()
    await addStandard(course)
    const other = await testApp.person()
    const input = { courseIdSign: course.sign }
    expect((await testApp.ask(grades.ownCourseResult, input, other)).body.code).toBe(-2)
  })
})

describe('the stored result', () => {
  it('[TCH-087] [TCH-094] equals an independent calculation from random records', async () => {
    const score = fc.integer({ min: 0, max: 4000 })
    const plan = fc.record({
      weights: fc
        .array(fc.integer({ min: 0, max: 20 }), { minLength: 4, maxLength: 4 })
        .map((four) => [...four, 100 - four.reduce((all, one) => all + one, 0)]),
      units: fc.array(fc.option(score), { maxLength: 3 }),
      finals: fc.array(fc.option(score), { maxLength: 2 }),
      watched: fc.integer({ min: 0, max: 100 }),
      days: fc.integer({ min: 0, max: 12 }),
      posts: fc.integer({ min: 0, max: 3 }),
      ended: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(plan, async ({ weights, units, finals, watched, days, posts, ended }) => {
        classroom = await Classroom.open(testApp)
        const course = await classroom.joined({}, [100])
        const [
          watchVideo = 0,
          unitTesting = 0,
          theFinalExam = 0,
          logSig = 0,
          interactiveQuestion = 0,
        ] = weights
        await addStandard(course, {
          watchVideo,
          unitTesting,
          theFinalExam,
          logSig,
          interactiveQuestion,
          daysAsked: 8,
          postsAsked: 2,
        })
        for (const [type, scores] of [units, finals].entries())
          for (const one of scores) {
            const { examinationId } = await examOf(course, { type, ...(ended && { status: 2 }) })
            if (one !== null) await handIn(course, examinationId, { score: one })
          }
        const isOfStudent = sql`course_id = ${course.courseId} and user_id = ${classroom.student.userId}`
        await testApp.db.execute(
          sql`update enrolments set watched_seconds = ${watched}, visit_days = ${days} where ${isOfStudent}`,
        )
        for (let number = 0; number < posts; number += 1)
          await testApp.db.execute(sql`
            insert into discussion_questions (school_id, course_id, author_id, content, created_at)
            values (${testApp.schoolId}, ${course.courseId}, ${classroom.student.userId}, 'Why?', now())`)
        const mean = (scores: (number | null)[]) => {
          const counted = scores.flatMap((one) =>
            one === null ? (ended ? [0] : []) : [one / 4000],
          )
          return counted.length ? counted.reduce((all, one) => all + one, 0) / counted.length : null
        }
        const shares = [
          watched / 100,
          mean(units),
          mean(finals),
          Math.min(1, days / 8),
          Math.min(1, posts / 2),
        ]
        const known = shares.flatMap((share, index) =>
          share === null ? [] : [{ share, weight: weights[index] ?? 0 }],
        )
        const weight = known.reduce((all, one) => all + one.weight, 0)
        const earned = known.reduce((all, one) => all + one.share * one.weight, 0)
        const { result } = await ownResult(course)
        if (weight === 0) expect(result).toBeNull()
        else expect(Math.abs((result ?? -1) - (earned * 100) / weight)).toBeLessThanOrEqual(0.0501)
      }),
      { numRuns: 25 },
    )
  })

  it('[TCH-094] counts watched seconds as a recount of the records does, after any watching and any changes', async () => {
    const course = await classroom.joined({}, [100, 60, 30])
    const check = async () => {
      const { rows } = await testApp.db.execute<{ stored: number; recount: number }>(sql`
        select e.watched_seconds as stored, (select coalesce(sum(least(p.watched_seconds, f.duration_seconds)), 0)::float8
          from video_progress p join lessons l on l.id = p.lesson_id join files f on f.id = l.file_id
          where p.course_id = e.course_id and p.user_id = e.user_id) as recount
        from enrolments e where e.course_id = ${course.courseId}`)
      expect(rows[0]?.stored).toBeCloseTo(rows[0]?.recount ?? -1, 6)
      return rows[0]?.stored
    }
    await classroom.watch(course, 0, 40)
    expect(await check()).toBeCloseTo(40, 3)
    testApp.clock.pass(60)
    await classroom.watch(course, 0, 100)
    await classroom.watch(course, 1, 20)
    expect(await check()).toBeCloseTo(120, 3)
  })
})
