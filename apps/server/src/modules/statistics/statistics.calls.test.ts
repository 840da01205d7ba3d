import { grades, homework, statistics, study } from '@titian/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sheetRows } from '../../testing/sheet-rows.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeTeacher } from '../courses/factories.ts'
import { enrol } from '../courses/index.ts'
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
  { userId }: Person,
  values: Partial<typeof attempts.$inferInsert> = {},
) {
  const now = testApp.clock.now()
  await testApp.db.insert(attempts).values({
    schoolId: testApp.schoolId,
    examinationId,
    courseId: course.courseId,
    userId,
    number: 1,
    state: 'submitted' as const,
    startedAt: now,
    seenAt: now,
    submittedAt: now,
    clockStops: false,
    seed: 1,
    ...values,
  })
}

async function joined(course: MadeCourse, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let number = 0; number < count; number += 1) {
    const person = await testApp.person()
    const student = { schoolId: testApp.schoolId, userId: person.userId, courseId: course.courseId }
    await enrol(testApp.db, student, testApp.clock.now())
    people.push(person)
  }
  return people
}

/** Creates one unit test of 40 points with these scores of students. */
async function scored(scores: (number | null)[]) {
  const course = await classroom.course({}, [])
  const { examinationId } = await examOf(course)
  const people = await joined(course, scores.length)
  for (const [at, score] of scores.entries()) {
    const person = people[at]
    if (person && score !== null) await handIn(course, examinationId, person, { score })
  }
  return { course, people, examinationId, examSign: testApp.seal('examination', examinationId) }
}

async function read<Data>(
  answered: Promise<{ body: { data: Data | null; msg: string } }>,
): Promise<Data> {
  const { body } = await answered
  if (body.data === null) throw new Error(JSON.stringify(body))
  return body.data
}

const bucketNames = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const

describe('the scores of a course and of an examination', () => {
  it('[TCH-060] [TCH-061] [TCH-062] [TCH-065] [TCH-066] [TCH-070] [TCH-089] [TCH-094] equal a recount for any values', async () => {
    const score = fc.option(fc.integer({ min: 0, max: 4000 }), { freq: 5 })
    await fc.assert(
      fc.asyncProperty(fc.array(score, { maxLength: 8 }), async (scores) => {
        classroom = await Classroom.open(testApp)
        const { course, examSign } = await scored(scores)
        // Without a standard the result is the average of handed-in exams, rounded down to one
        // decimal (CRS-195).
        const percents = scores.flatMap((one) => (one === null ? [] : [Math.trunc(one / 4) / 10]))
        const shown = scores.flatMap((one) => (one === null ? [] : [Math.round(one / 4) / 10]))
        for (const [sign, all] of [
          [course.sign, percents],
          [examSign, shown],
        ] as const) {
          const counts = await read(testApp.ask(statistics.scoreCount, { sign }, classroom.teacher))
          const inBucket = (at: number) =>
            all.filter((one) => Math.min(9, Math.trunc(one / 10)) === at).length
          expect(counts).toEqual(
            Object.fromEntries(bucketNames.map((name, at) => [name, inBucket(at)])),
          )
          const total = await read(
            testApp.ask(statistics.courseScoreSum, { sign }, classroom.teacher),
          )
          const sum = all.reduce((one, other) => one + other, 0)
          expect(total.students).toBe(all.length)
          expect(total.sum).toBeCloseTo(sum, 5)
          expect(total.highest).toBe(all.length ? Math.max(...all) : null)
          expect(total.lowest).toBe(all.length ? Math.min(...all) : null)
          if (all.length)
            expect(Math.abs((total.mean ?? -1) - sum / all.length)).toBeLessThan(0.0501)
          const pie = await read(testApp.ask(statistics.studentScore, { sign }, classroom.teacher))
          const between = (from: number, to: number) =>
            all.filter((one) => one >= from && one < to).length
          expect(pie).toEqual([
            { name: 'under60', value: between(0, 60) },
            { name: 'from60', value: between(60, 70) },
            { name: 'from70', value: between(70, 80) },
            { name: 'from80', value: between(80, 90) },
            { name: 'from90', value: between(90, 101) },
          ])
        }
      }),
      { numRuns: 12 },
    )
  })

  it('[TCH-061] put 10 into the second bucket and 100 into the last', async () => {
    const { course } = await scored([0, 399, 400, 3599, 3600, 4000])
    expect(
      await read(testApp.ask(statistics.scoreCount, { sign: course.sign }, classroom.teacher)),
    ).toEqual({
      one: 2,
      two: 1,
      three: 0,
      four: 0,
      five: 0,
      six: 0,
      seven: 0,
      eight: 0,
      nine: 1,
      ten: 2,
    })
  })

  it('[TCH-069] [TCH-072] are listed by examination with the outcomes, and for one by its sign', async () => {
    const { course, examSign, examinationId, people } = await scored([4000, 2400, 1000, null])
    const [first] = people
    if (first) await handIn(course, examinationId, first, { number: 2, score: 100 })
    const row = {
      sign: examSign,
      examinationName: 'A test',
      type: 0,
      totalScore: 40,
      students: 4,
      handedIn: 3,
      waiting: 0,
      mean: 61.7,
      passed: 2,
    }
    const list = { courseIdSign: course.sign, name: '', page: 1, size: 10 }
    const found = await read(testApp.ask(statistics.examinationList, list, classroom.teacher))
    expect(found).toMatchObject({ total: 1, list: [row] })
    expect(found.list[0]?.buckets).toMatchObject({ three: 1, seven: 1, ten: 1 })
    expect(
      await read(
        testApp.ask(statistics.statisticsExamination, { sign: examSign }, classroom.teacher),
      ),
    ).toMatchObject(row)
    const records = await read(testApp.ask(statistics.recordList, list, classroom.teacher))
    expect(records.total).toBe(4)
    expect(records.list.map(({ score }) => score)).toEqual([1, 10, 24, 40])
    const other = { ...list, name: 'nobody' }
    expect(await read(testApp.ask(statistics.recordList, other, classroom.teacher))).toEqual({
      list: [],
      total: 0,
    })
  })
})

describe('the statistics of a course', () => {
  it('[TCH-055] [TCH-057] [TCH-058] count students, content, daily minutes and bands, and show where students stop', async () => {
    const course = await classroom.joined({}, [100, 60])
    await joined(course, 2)
    await examOf(course)
    await makeWork(testApp, classroom.teacher, course.sign)
    await classroom.watch(course, 0, 90)
    const data = await read(
      testApp.ask(statistics.dataStatistics, { sign: course.sign }, classroom.teacher),
    )
    expect(data.countVoMap).toEqual({
      students: 3,
      completed: 0,
      inProgress: 3,
      soFar: 0,
      averageScore: null,
      videos: 2,
      tasks: 1,
      exams: 1,
      atRisk: 0,
      waiting: 0,
    })
    const { dailyStudyTime, progressBands, stopsByChapter } = data.chartVoMap
    expect(dailyStudyTime).toHaveLength(30)
    expect(dailyStudyTime.at(-1)).toEqual({ name: '2026-11-02', value: 2 })
    // One student watched 90 of 160 seconds.
    expect(progressBands).toEqual([
      { name: '0', value: 2 },
      { name: '1-24', value: 0 },
      { name: '25-49', value: 0 },
      { name: '50-74', value: 1 },
      { name: '75-99', value: 0 },
      { name: '100', value: 0 },
    ])
    expect(stopsByChapter.map(({ value }) => value)).toEqual([1])
    testApp.clock.pass(14 * 86_400 + 60)
    // Staff ask, because the teacher's session has expired by now.
    const staff = await testApp.person('schoolAdmin')
    const later = await read(testApp.ask(statistics.dataStatistics, { sign: course.sign }, staff))
    expect(later.countVoMap.atRisk).toBe(3)
    expect(later.chartVoMap.dailyStudyTime.reduce((all, { value }) => all + value, 0)).toBe(2)
  })

  it('[TCH-059] [TCH-063] [TCH-064] [TCH-089] list the progress of each student, filtered by status and name, and sorted', async () => {
    const course = await classroom.joined({}, [100, 60])
    const [other] = await joined(course, 1)
    await examOf(course)
    await classroom.watch(course, 1, 60)
    const list = { courseIdSign: course.sign, page: 1, size: 10 }
    const all = await read(
      testApp.ask(
        statistics.allStudyProgressList,
        { ...list, sort: 'watched', descending: true },
        classroom.teacher,
      ),
    )
    expect(all).toMatchObject({
      total: 2,
      list: [
        {
          userName: classroom.student.name,
          watchedShare: 0.375,
          lessonsDone: 1,
          lessons: 2,
          studyStatus: 1,
        },
        {
          userName: other?.name,
          watchedShare: 0,
          lessonsDone: 0,
          examsSubmitted: 0,
          lastStudyAt: null,
        },
      ],
    })
    const done = { ...list, studyStatus: 2 }
    expect(
      (await read(testApp.ask(statistics.allStudyProgressList, done, classroom.teacher))).total,
    ).toBe(0)
    const byName = { ...list, name: classroom.student.name.slice(1) }
    const found = await read(
      testApp.ask(statistics.allStudyProgressList, byName, classroom.teacher),
    )
    expect(found.list.map(({ userName }) => userName)).toContain(classroom.student.name)
  })

  it('[TCH-067] [TCH-089] list the five parts and the result of each student', async () => {
    const { course, people } = await scored([4000, null])
    const standard = {
      watchVideo: 0,
      unitTesting: 50,
      theFinalExam: 0,
      logSig: 25,
      interactiveQuestion: 25,
    }
    await testApp.ask(
      grades.addAssessmentStandard,
      { ...standard, courseId: course.sign },
      classroom.teacher,
    )
    const list = { courseIdSign: course.sign, sort: 'result' as const, descending: true }
    const scores = await read(testApp.ask(statistics.allCourseScoreList, list, classroom.teacher))
    expect(scores).toMatchObject({
      total: 2,
      list: [
        { userName: people[0]?.name, result: 50, waits: 0 },
        { userName: people[1]?.name, result: 0 },
      ],
    })
    expect(scores.list[0]?.parts.map(({ percent }) => percent)).toEqual([null, 100, null, 0, 0])
  })

  it('[TCH-092] are exported as a table without formulas and with Chinese text', async () => {
    const { course, people } = await scored([4000])
    await testApp.db.execute(
      sql`update users set name = '=陈思颖' where id = ${people[0]?.userId ?? 0}`,
    )
    for (const list of ['progress', 'scores', 'records', 'examinations'] as const) {
      const input = { courseIdSign: course.sign, list, format: 'csv' as const }
      const file = await read(testApp.ask(statistics.exportStatistics, input, classroom.teacher))
      const text = Buffer.from(file.base64, 'base64').toString('utf8')
      expect(text.charCodeAt(0)).toBe(0xfeff)
      if (list !== 'examinations') expect(text).toContain("'=陈思颖")
      const xlsx = { ...input, format: 'xlsx' as const }
      const book = await read(testApp.ask(statistics.exportStatistics, xlsx, classroom.teacher))
      const cells = (await sheetRows(book.base64)).flat()
      expect(cells).toContain(list === 'examinations' ? 40 : '=陈思颖')
    }
  })

  it('[TCH-092] [TCH-168] include exported charts with the displayed numbers', async () => {
    const { course } = await scored([4000])
    await testApp.db.execute(
      sql`update chapters set names = '{"en":"=1+1"}' where course_id = ${course.courseId}`,
    )
    const input = { courseIdSign: course.sign, list: 'plots' as const, format: 'csv' as const }
    const file = await read(testApp.ask(statistics.exportStatistics, input, classroom.teacher))
    expect(file.fileName).toMatch(/ Charts \d{4}-\d\d-\d\d\.csv$/)
    const lines = Buffer.from(file.base64, 'base64').toString('utf8').trim().split('\r\n')
    const sign = { sign: course.sign }
    const shown = await read(testApp.ask(statistics.dataStatistics, sign, classroom.teacher))
    const buckets = await read(testApp.ask(statistics.scoreCount, sign, classroom.teacher))
    const pie = await read(testApp.ask(statistics.studentScore, sign, classroom.teacher))
    const { progressBands, stopsByChapter, dailyStudyTime } = shown.chartVoMap
    const values = [
      ...Object.values(buckets),
      ...[...pie, ...progressBands, ...stopsByChapter, ...dailyStudyTime].map(({ value }) => value),
    ]
    expect(lines.slice(1).map((line) => Number(line.split(',').at(-1)))).toEqual(values)
    expect(lines.join()).toContain("'=1+1")
    expect(lines.join()).not.toMatch(/,=/)
  })

  it('[TCH-076] are visible to its teachers and staff of the school only', async () => {
    const course = await classroom.joined()
    const coTeacher = await testApp.person('teacher,normal')
    const { schoolId } = testApp
    await makeTeacher(testApp.db, {
      schoolId,
      courseId: course.courseId,
      userId: coTeacher.userId,
      master: false,
    })
    const asked = async (person: Person) =>
      (await testApp.ask(statistics.dataStatistics, { sign: course.sign }, person)).status
    expect(await asked(classroom.teacher)).toBe(200)
    expect(await asked(coTeacher)).toBe(200)
    expect(await asked(await testApp.person('schoolAdmin'))).toBe(200)
    expect(await asked(await testApp.person('teacher,normal'))).toBe(403)
    expect(await asked(classroom.student)).toBe(403)
  })

  it('[TCH-056] supervise the courses of the school by their enrolments and waiting marks', async () => {
    const course = await classroom.joined({
      names: { en: 'Dyeing with turmeric' },
      nameSearch: 'dyeing with turmeric',
    })
    const work = await makeWork(testApp, classroom.teacher, course.sign)
    await testApp.ask(
      homework.saveOfflineExamineAnswer,
      {
        courseId: course.sign,
        examineId: work,
        resourcesType: 2,
        content: 'Done.',
        filePath: '',
        fileName: '',
      },
      classroom.student,
    )
    await testApp.ask(study.addStudyProgress, { sign: course.sign }, classroom.student)
    const staff = await testApp.person('schoolAdmin')
    const found = await read(testApp.ask(statistics.superviseCourses, { name: 'turmeric' }, staff))
    expect(found).toMatchObject({
      total: 1,
      list: [
        {
          courseName: 'Dyeing with turmeric',
          teacherNames: [classroom.teacher.name],
          students: 1,
          completed: 0,
          active: 1,
          atRisk: 0,
          waiting: 1,
        },
      ],
    })
    expect(found.list[0]?.meanProgress).toBeCloseTo(1 / 3, 5)
    expect((await testApp.ask(statistics.superviseCourses, {}, classroom.teacher)).status).toBe(403)
  })

  it('[TCH-160] sort the supervised courses by name, students, waiting work and last study, and export them', async () => {
    const staff = await testApp.person('schoolAdmin')
    const course = await classroom.joined({
      names: { en: 'Knots A', zh: '绳结甲' },
      nameSearch: 'knots a',
    })
    await classroom.joined({ names: { en: 'Knots B' }, nameSearch: 'knots b' })
    const work = await makeWork(testApp, classroom.teacher, course.sign)
    const handIn = { courseId: course.sign, examineId: work, resourcesType: 2 as const }
    await testApp.ask(
      homework.saveOfflineExamineAnswer,
      { ...handIn, content: '=Done', filePath: '', fileName: '' },
      classroom.student,
    )
    await testApp.ask(study.addStudyProgress, { sign: course.sign }, classroom.student)
    type Input = Parameters<typeof testApp.ask<typeof statistics.superviseCourses>>[1]
    const of = async (input: Input) =>
      (
        await read(testApp.ask(statistics.superviseCourses, { name: 'knots', ...input }, staff))
      ).list.map(({ courseName }) => courseName)
    expect(await of({ sort: 'name', descending: false })).toEqual(['Knots A', 'Knots B'])
    expect(await of({ sort: 'name' })).toEqual(['Knots B', 'Knots A'])
    expect(await of({ sort: 'waiting' })).toEqual(['Knots A', 'Knots B'])
    expect(await of({ sort: 'waiting', descending: false })).toEqual(['Knots B', 'Knots A'])
    expect(await of({ sort: 'lastStudy', descending: false })).toEqual(['Knots A', 'Knots B'])
    expect(await of({ only: 'waiting' })).toEqual(['Knots A'])
    const taught = await read(
      testApp.ask(statistics.superviseCourses, { name: classroom.teacher.name, size: 100 }, staff),
    )
    expect(taught.list.map(({ courseName }) => courseName)).toContain('Knots A')
    const one = await read(testApp.ask(statistics.superviseCourses, { name: 'knots a' }, staff))
    expect(one.list[0]?.lastStudyAt).toBe(testApp.clock.now().toISOString())
    const asked = { name: 'knots', sort: 'name', descending: false, format: 'csv' } as const
    const sheet = await read(
      testApp.ask(statistics.exportSupervision, asked, { person: staff, language: 'zh' }),
    )
    const text = Buffer.from(sheet.base64, 'base64').toString()
    expect(text).toContain('绳结甲,')
    expect((await testApp.ask(statistics.exportSupervision, asked, classroom.teacher)).status).toBe(
      403,
    )
  })
})
