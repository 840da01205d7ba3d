import { certificates, grades, type ResultStanding, statistics } from '@titian/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { sortNames } from '../../accounts/index.ts'
import { enrol } from '../../courses/index.ts'
import { attempts, makeExam } from '../../exams/factories.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { gradeOverrides } from '../tables.ts'

let testApp: TestApp
let staff: Person
beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
}, 90_000)
afterAll(() => testApp?.close())

type Paper = number | 'toMark' | null
interface Exam {
  type: 0 | 1
  ended: boolean
  papers: Paper[]
}
interface Plan {
  /**
   * The weights of the tests and of the final exam. The remaining weight is for visits, of which
   * there are none.
   */
  weights: [number, number]
  exams: Exam[]
  given: (number | null)[]
}
interface Counted {
  standing: ResultStanding
  result: number | null
}

const mean = (all: readonly number[]) =>
  all.length === 0 ? null : all.reduce((one, other) => one + other, 0) / all.length

/** Computes the result of one student only from the plan, without any code of the server. */
function recount({ weights, exams, given }: Plan, student: number): Counted {
  const counting = exams.filter(({ type }) => weights[type] > 0)
  const papers = counting.map(({ ended, papers: all }) => ({ ended, paper: all[student] ?? null }))
  const shares = [0, 1].map((type) =>
    mean(
      exams.flatMap((exam) => {
        const paper = exam.papers[student] ?? null
        if (exam.type !== type || paper === 'toMark') return []
        if (paper === null) return exam.ended ? [0] : []
        return [paper / 4000]
      }),
    ),
  )
  const rest = 100 - weights[0] - weights[1]
  const known = shares.flatMap((share, type) =>
    share === null ? [] : [{ share, weight: type === 0 ? weights[0] : weights[1] }],
  )
  const weight = rest + known.reduce((all, one) => all + one.weight, 0)
  const earned = known.reduce((all, one) => all + one.share * one.weight, 0)
  const computed = weight === 0 ? null : Math.round((earned * 1000) / weight + 1e-7) / 10
  const hand = given[student] ?? null
  const result = hand ?? computed
  const mark = (): ResultStanding => ((result ?? 0) >= 60 ? 'passed' : 'notPassed')
  if (hand !== null) return { standing: mark(), result }
  if (papers.some(({ paper }) => paper === 'toMark')) return { standing: 'waits', result }
  if (result === null) return { standing: 'none', result }
  if (papers.some(({ paper, ended }) => paper === null && !ended))
    return { standing: 'soFar', result }
  return { standing: mark(), result }
}

const people = 3
const paper = fc.option(
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 40 }).map((n) => n * 100) },
    fc.constant('toMark' as const),
  ),
)
const plans: fc.Arbitrary<Plan> = fc.record({
  weights: fc.constantFrom<[number, number]>([40, 60], [0, 100], [100, 0], [20, 40], [50, 50]),
  exams: fc.array(
    fc.record({
      type: fc.constantFrom<0 | 1>(0, 1),
      ended: fc.boolean(),
      papers: fc.array(paper, { minLength: people, maxLength: people }),
    }),
    { maxLength: 3 },
  ),
  given: fc.array(fc.option(fc.constantFrom(30, 80), { freq: 6, nil: null }), {
    minLength: people,
    maxLength: people,
  }),
})

async function makeRecords(plan: Plan, classroom: Classroom, course: MadeCourse) {
  const { teacher } = classroom
  const [now, place] = [
    testApp.clock.now(),
    { schoolId: testApp.schoolId, courseId: course.courseId },
  ]
  const students: Person[] = []
  for (let number = 0; number < people; number += 1) {
    const student = await testApp.person()
    await testApp.db.execute(
      sql`update users set name = ${`Student ${number}`}, student_card = ${`S-${number}`} where id = ${student.userId}`,
    )
    await enrol(testApp.db, { ...place, userId: student.userId }, now)
    students.push(student)
  }
  await sortNames(testApp.db, testApp.schoolId)
  const { weights } = plan
  const [unitTesting, theFinalExam] = weights
  const standard = { watchVideo: 0, interactiveQuestion: 0, unitTesting, theFinalExam }
  const fields = { ...standard, logSig: 100 - unitTesting - theFinalExam, courseId: course.sign }
  const saved = await testApp.ask(grades.addAssessmentStandard, fields, teacher)
  expect(saved.body.code).toBe(200)
  for (const { type, ended, papers } of plan.exams) {
    const author = { ...place, authorId: teacher.userId }
    const values = { type, ...(ended && { status: 2 }) }
    const { examinationId } = await makeExam(testApp.db, author, now, values)
    for (const [at, score] of papers.entries())
      if (score !== null)
        await testApp.db.insert(attempts).values({
          ...place,
          examinationId,
          userId: students[at]?.userId ?? 0,
          number: 1,
          state: 'submitted',
          startedAt: now,
          clockStops: false,
          seenAt: now,
          submittedAt: now,
          seed: 1,
          ...(score === 'toMark' ? { waiting: true } : { score }),
        })
  }
  for (const [at, points] of plan.given.entries())
    if (points !== null)
      await testApp.db.insert(gradeOverrides).values({
        ...place,
        userId: students[at]?.userId ?? 0,
        points: points * 100,
        reason: 'Agreed with the school.',
        givenBy: teacher.userId,
        givenAt: now,
      })
  return students
}

const words: Record<ResultStanding, string> = {
  none: '',
  waits: 'Waiting for marks',
  soFar: 'So far',
  passed: 'Passed',
  notPassed: 'Not passed',
}
/** Reads the last column of a sheet, whose rows are sorted by name as in all lists of this test. */
const lastColumn = ({ base64 }: { base64: string }) =>
  Buffer.from(base64, 'base64')
    .toString()
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',').at(-1))

/** Reads the same results from every list, sheet and page of the staff. */
async function readAll(course: MadeCourse, teacher: Person) {
  const courseIdSign = course.sign
  const sheet = { courseIdSign, format: 'csv', timeZone: 'UTC' } as const
  const book = await testApp.ask(grades.gradebook, { courseIdSign, page: 1, size: 20 }, teacher)
  const bookSheet = await testApp.ask(grades.exportGradebook, sheet, teacher)
  const list = { courseIdSign, page: 1, size: 20 }
  const scores = await testApp.ask(statistics.allCourseScoreList, list, teacher)
  const scoreSheet = await testApp.ask(
    statistics.exportStatistics,
    { ...sheet, list: 'scores' },
    teacher,
  )
  const sign = { sign: course.sign }
  const total = await testApp.ask(statistics.courseScoreSum, sign, teacher)
  const pie = await testApp.ask(statistics.studentScore, sign, teacher)
  const buckets = await testApp.ask(statistics.scoreCount, sign, teacher)
  const numbers = await testApp.ask(statistics.dataStatistics, sign, teacher)
  const candidates = await testApp.ask(certificates.listCandidates, list, staff)
  return { book, bookSheet, scores, scoreSheet, total, pie, buckets, numbers, candidates }
}

describe('the state of a course result', () => {
  it('[TCH-169] is the same in gradebook, statistics, sheets, certificates and for the student, and equals a recount', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const classroom = await Classroom.open(testApp)
        const course = await classroom.course({}, [])
        const students = await makeRecords(plan, classroom, course)
        const counted = students.map((_, index) => recount(plan, index))
        const all = await readAll(course, classroom.teacher)
        const standings = counted.map(({ standing }) => standing)
        const said = standings.map((one) => words[one])
        const bookState = { none: 'notYet', waits: 'waits', soFar: 'soFar' } as const
        expect(
          all.book.body.data?.list.map(({ cells }) => [cells.at(-1)?.state, cells.at(-1)?.points]),
        ).toEqual(
          counted.map(({ standing, result }) => [
            standing === 'passed' || standing === 'notPassed' ? 'marked' : bookState[standing],
            result,
          ]),
        )
        expect(lastColumn(all.bookSheet.body.data ?? { base64: '' })).toEqual(said)
        expect(lastColumn(all.scoreSheet.body.data ?? { base64: '' })).toEqual(said)
        expect(all.scores.body.data?.list.map(({ standing }) => standing)).toEqual(standings)
        const final = counted.flatMap(({ standing, result }) =>
          (standing === 'passed' || standing === 'notPassed') && result !== null ? [result] : [],
        )
        const under = final.filter((one) => one < 60).length
        expect(all.total.body.data?.students).toBe(final.length)
        expect(all.pie.body.data?.map(({ value }) => value).at(0)).toBe(under)
        expect(all.pie.body.data?.reduce((sum, { value }) => sum + value, 0)).toBe(final.length)
        expect(Object.values(all.buckets.body.data ?? {}).reduce((sum, one) => sum + one, 0)).toBe(
          final.length,
        )
        const average = mean(final)
        const { averageScore, soFar } = all.numbers.body.data?.countVoMap ?? {}
        if (average === null) expect(averageScore).toBeNull()
        else expect(Math.abs((averageScore ?? -1) - average)).toBeLessThanOrEqual(0.0501)
        const open = counted.filter(({ result }) => result !== null).length - final.length
        expect(soFar).toBe(open)
        const candidates = all.candidates.body.data?.list ?? []
        expect(candidates.map(({ standing }) => standing)).toEqual(standings)
        for (const [at, { exceptions }] of candidates.entries())
          if (standings[at] !== 'none')
            expect(exceptions.includes('notPassed')).toBe(standings[at] !== 'passed')
        for (const [at, student] of students.entries()) {
          const own = await testApp.ask(
            grades.ownCourseResult,
            { courseIdSign: course.sign },
            student,
          )
          expect(own.body.data?.standing).toBe(standings[at])
          const passes = { passed: true, notPassed: false, none: null, waits: null, soFar: null }
          expect(own.body.data?.passed).toBe(passes[standings[at] ?? 'none'])
        }
      }),
      { numRuns: 20 },
    )
  })
})
