import { evaluations as calls, homework, type RubricCriterion } from '@titian/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeFile } from '../courses/factories.ts'
import { enrol } from '../courses/index.ts'
import { makeWork } from '../homework/factories.ts'
import { handInGrades, handIns, homeworkItems } from '../homework/index.ts'
import { messages } from '../messages/index.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import { publishedRubric, rubricForm } from './factories.ts'
import { assessmentRatings, assessments, evaluations } from './tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let work: string

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  course = await classroom.joined({}, [null])
  work = await makeWork(testApp, classroom.teacher, course.sign, { points: 55 })
})

const open = (kind: 'homework' | 'handIn', sign: string) =>
  testApp.app.deps.signs.open(kind, sign) ?? 0

const [, teacherCriterion] = rubricForm().criteria
const criterion = (key: string, weight: number, source: RubricCriterion['source'] = 'teacher') => ({
  ...teacherCriterion!,
  key,
  weight,
  source,
})

async function rubric(criteria = [criterion('idea', 65), criterion('words', 35)]) {
  return publishedRubric(testApp, classroom.teacher, { kind: null, criteria })
}

const choose = (sign: string | null, version = 0, by = classroom.teacher) =>
  testApp.ask(calls.chooseRubric, { work, rubric: sign, version }, by)
const evaluation = (by = classroom.teacher) => testApp.ask(calls.evaluationOf, { work }, by)
const release = () => testApp.ask(calls.releaseEvaluation, { work }, classroom.teacher)

const handIn = (content: string, by: Person = classroom.student, filePath = '') =>
  testApp.ask(
    homework.saveOfflineExamineAnswer,
    { courseId: course.sign, examineId: work, resourcesType: 2, content, filePath },
    by,
  )

async function classmate(): Promise<Person> {
  const person = await testApp.person('student,normal')
  const enrolment = { schoolId: testApp.schoolId, userId: person.userId, courseId: course.courseId }
  await enrol(testApp.db, enrolment, testApp.clock.now())
  return person
}

async function assessmentRow(by = classroom.student) {
  const [row] = await testApp.db
    .select()
    .from(assessments)
    .innerJoin(evaluations, eq(evaluations.id, assessments.evaluationId))
    .where(and(eq(evaluations.itemId, open('homework', work)), eq(assessments.userId, by.userId)))
  return row?.assessments
}
const signOf = async (by = classroom.student) =>
  testApp.seal('assessment', (await assessmentRow(by))?.id ?? 0)

async function handInRows(by = classroom.student) {
  return testApp.db
    .select()
    .from(handIns)
    .where(and(eq(handIns.itemId, open('homework', work)), eq(handIns.userId, by.userId)))
    .orderBy(asc(handIns.number))
}
const gradeRows = (handInId: number) =>
  testApp.db.select().from(handInGrades).where(eq(handInGrades.handInId, handInId))

async function rate(levels: Record<string, number>, student = classroom.student) {
  const ratings = Object.entries(levels).map(([key, level]) => ({ key, level, comment: '' }))
  const version = (await assessmentRow(student))?.version ?? 0
  const input = { sign: await signOf(student), version, ratings }
  return testApp.ask(calls.rateAssessment, input, classroom.teacher)
}
const shown = async (by = classroom.student) =>
  (await testApp.ask(homework.workById, { sign: work }, by)).body.data

describe('the rubric of a task', () => {
  it('[PRC-130] is a published one for written works, and each hand-in then has an assessment', async () => {
    const { body: without } = await evaluation()
    expect(without.data).toMatchObject({ rubric: null, version: 0, practice: { kind: null } })
    const chain = await publishedRubric(testApp, classroom.teacher)
    const { body: refused } = await choose(chain.sign)
    expect(refused).toMatchObject({ code: -2, extend: { fields: { rubric: expect.any(String) } } })
    await handIn('Before the choice.')
    expect(await assessmentRow()).toBeUndefined()
    const { sign } = await rubric()
    const chosen = (await choose(sign)).body.data
    expect(chosen).toMatchObject({ version: 1, missing: expect.any(Number), rubric: { sign } })
    const other = await classmate()
    await handIn('After the choice.', other)
    for (const by of [classroom.student, other]) {
      const [newest] = await handInRows(by)
      const row = await assessmentRow(by)
      expect(row).toMatchObject({ handInId: newest?.id, runId: null, state: 'autoRated' })
      const read = await testApp.ask(
        calls.assessmentBySign,
        { sign: await signOf(by) },
        classroom.teacher,
      )
      expect(read.body.data).toMatchObject({
        run: null,
        handIn: { content: newest?.content, number: 1, fileName: '' },
      })
    }
    const listed = await testApp.ask(calls.listRubrics, { kind: 'written' }, classroom.teacher)
    expect(listed.body.data?.list.every(({ kind }) => kind === null)).toBe(true)
    expect(listed.body.data?.list.map((one) => one.sign)).toContain(sign)
  })

  it('[PRC-130] belongs either to one assignment or to one task', async () => {
    for (const input of [{}, { assignment: 'x', work }])
      expect((await testApp.ask(calls.evaluationOf, input, classroom.teacher)).status).toBe(422)
    const stranger = await testApp.person('teacher')
    expect((await evaluation(stranger)).status).toBe(403)
    expect((await choose(null, 0, stranger)).status).toBe(403)
  })

  it('[PRC-130] is in the queue, shown before handing in, and links to the own assessment', async () => {
    const { sign } = await rubric()
    await choose(sign)
    const rubricOf = async () =>
      (await testApp.ask(calls.rubricOf, { work }, classroom.student)).body.data
    expect(await rubricOf()).toMatchObject({
      criteria: [{ weight: 65 }, { weight: 35 }],
      passLine: 60,
    })
    expect(await rubricOf()).toMatchObject({ assessment: null })
    await handIn('An essay.')
    const own = await signOf()
    expect(await rubricOf()).toMatchObject({ assessment: own })
    const queue = await testApp.ask(calls.assessmentQueue, { size: 50 }, classroom.teacher)
    const row = queue.body.data?.list.find((one) => one.sign === own)
    expect(row).toMatchObject({ practice: { sign: work, kind: null }, role: 'first' })
  })

  it('[PRC-130] leaves the task as it was when it is removed before anybody has rated', async () => {
    const { sign } = await rubric()
    await choose(sign)
    await handIn('An essay.')
    expect((await choose(null, 1)).body.data).toMatchObject({ rubric: null })
    expect(await assessmentRow()).toBeUndefined()
    const [row] = await handInRows()
    const graded = { sign: testApp.seal('handIn', row?.id ?? 0), version: 1, score: 12.25 }
    const { body } = await testApp.ask(homework.gradeHandIn, graded, classroom.teacher)
    expect(body.data).toMatchObject({ score: 12.25, byRubric: false })
  })
})

describe('a hand-in that is rated by a rubric', () => {
  it('[PRC-131] is replaced by a newer one until somebody has rated it, and then says why not', async () => {
    await choose((await rubric([criterion('idea', 70), criterion('calm', 30, 'self')])).sign)
    await handIn('First.')
    const sign = await signOf()
    const self = { sign, ratings: [{ key: 'calm', level: 2, comment: 'Mine.' }] }
    expect((await testApp.ask(calls.rateSelf, self, classroom.student)).body.ok).toBe(true)
    expect((await handIn('Second.')).body.ok).toBe(true)
    const newest = (await handInRows()).at(-1)
    expect(await assessmentRow()).toMatchObject({ handInId: newest?.id, percents: {} })
    // The self-assessment was about the earlier work.
    const own = (await testApp.ask(calls.ownAssessment, { sign }, classroom.student)).body.data
    expect(own).toMatchObject({ state: 'selfRating', work: { sign: work } })
    expect(await shown()).toMatchObject({ isRated: false, may: { handIn: true } })
    expect((await rate({ idea: 1 })).body.ok).toBe(true)
    const { body } = await handIn('Third.')
    expect(body).toMatchObject({ code: -4, extend: { reason: 'handInRated' } })
    expect(await handInRows()).toHaveLength(2)
    expect(await shown()).toMatchObject({ isRated: true, may: { handIn: false } })
  })

  it('[PRC-184] shows whether the self-assessment exists, before and after a further hand-in', async () => {
    await choose((await rubric([criterion('idea', 70), criterion('calm', 30, 'self')])).sign)
    const own = async () =>
      (await testApp.ask(calls.rubricOf, { work }, classroom.student)).body.data?.ownRating
    expect(await own()).toBeNull()
    await handIn('First.')
    expect(await own()).toBe('missing')
    const sign = await signOf()
    const ratings = [{ key: 'calm', level: 2, comment: 'Mine.' }]
    await testApp.ask(calls.rateSelf, { sign, ratings }, classroom.student)
    expect(await own()).toBe('given')
    await handIn('Second.')
    expect(await own()).toBe('missing')
    await testApp.ask(calls.rateSelf, { sign, ratings }, classroom.student)
    await rate({ idea: 1 })
    await release()
    expect(await own()).toBeNull()
  })

  it('[PRC-187] is shown to peers only after the deadline of its task, and stays visible then', async () => {
    const endTime = new Date(testApp.clock.now().getTime() + 3_600_000).toISOString()
    work = await makeWork(testApp, classroom.teacher, course.sign, { points: 55, endTime })
    await choose((await rubric([criterion('idea', 70), criterion('clear', 30, 'peer')])).sign)
    const peer = await classmate()
    await handIn('To be replaced.')
    await handIn('Mine.', peer)
    const sign = await signOf()
    const ratings = [{ key: 'clear', level: 1, comment: 'Fine.' }]
    const listed = async () =>
      (await testApp.ask(calls.peerTasks, {}, peer)).body.data?.map((one) => one.sign) ?? []
    const ask = async () => [
      (await testApp.ask(calls.peerTask, { sign }, peer)).body.code,
      (await testApp.ask(calls.peerFile, { sign }, peer)).body.code,
      (await testApp.ask(calls.ratePeer, { sign, ratings }, peer)).body.code,
    ]
    expect(await listed()).not.toContain(sign)
    expect(await ask()).toEqual([-2, -2, -2])
    expect((await handInRows()).at(-1)?.ratedAt).toBeNull()
    expect((await handIn('The last one.')).body.ok).toBe(true)
    testApp.clock.pass(3_601)
    expect(await listed()).toContain(sign)
    const task = await testApp.ask(calls.peerTask, { sign }, peer)
    expect(task.body.data?.handIn?.content).toBe('The last one.')
    // The last request is refused because the work has no file.
    expect(await ask()).toEqual([200, -2, 200])
    expect((await handInRows()).at(-1)?.ratedAt).not.toBeNull()
    await testApp.db
      .update(homeworkItems)
      .set({ endTime: new Date(testApp.clock.now().getTime() + 3_600_000) })
      .where(eq(homeworkItems.id, open('homework', work)))
    expect(await ask()).toEqual([200, -2, 200])
  })

  it('[PRC-132] is read by its peers, with a file that is named after the task', async () => {
    await choose((await rubric([criterion('idea', 70), criterion('clear', 30, 'peer')])).sign)
    const peer = await classmate()
    const name = `${classroom.student.name}.pdf`
    const file = await makeFile(testApp.db, {
      schoolId: testApp.schoolId,
      ownerId: classroom.student.userId,
      purpose: 'handIn',
      type: 'application/pdf',
      name,
    })
    await handIn('Look at the file.', classroom.student, testApp.seal('file', file))
    await handIn('Mine.', peer)
    const sign = await signOf()
    const task = await testApp.ask(calls.peerTask, { sign }, peer)
    expect(task.body.data?.handIn).toEqual({ content: 'Look at the file.', hasFile: true })
    expect(JSON.stringify(task.body)).not.toContain(classroom.student.name)
    const { body } = await testApp.ask(calls.peerFile, { sign }, peer)
    const title = (await shown())?.examinationName ?? ''
    const address = new URL(body.data?.url ?? '', 'http://localhost')
    expect(address.searchParams.get('fileName')).toBe(`${title}.pdf`)
    const outsider = await classmate()
    expect((await testApp.ask(calls.peerFile, { sign }, outsider)).status).toBe(404)
    // A peer has rated the hand-in, so the student can no longer replace it.
    const ratings = [{ key: 'clear', level: 1, comment: '' }]
    expect((await testApp.ask(calls.ratePeer, { sign, ratings }, peer)).body.ok).toBe(true)
    expect((await handIn('Another.')).body).toMatchObject({ extend: { reason: 'handInRated' } })
  })
})

describe('the score of a hand-in', () => {
  it('[PRC-133] follows the total at the release, an override and an appeal, with history and notice', async () => {
    await choose((await rubric()).sign)
    await handIn('An essay.')
    await rate({ idea: 1, words: 2 })
    expect(await shown()).toMatchObject({ studentScore: null, state: 'handedIn' })
    expect((await release()).body.data).toEqual({ released: 1, left: 0 })
    // 65 × 60 % + 35 × 100 % = 74 %, of 55 points.
    const [row] = await handInRows()
    expect(row).toMatchObject({ score: 40.7, gradedBy: classroom.teacher.userId })
    expect(await shown()).toMatchObject({ studentScore: 40.7, state: 'graded' })
    expect(await gradeRows(row?.id ?? 0)).toMatchObject([{ score: 40.7 }])
    expect((await release()).body.data).toEqual({ released: 0, left: 0 })
    expect(await gradeRows(row?.id ?? 0)).toHaveLength(1)
    const sign = await signOf()
    const changed = { sign, version: 2, key: 'idea', percent: 100, reason: 'Misread.' }
    const by = classroom.teacher
    expect((await testApp.ask(calls.overrideAssessment, changed, by)).body.ok).toBe(true)
    expect((await handInRows())[0]).toMatchObject({ score: 55 })
    const appeal = { sign, text: 'Too much.' }
    await testApp.ask(calls.appealAssessment, appeal, classroom.student)
    const version = (await assessmentRow())?.version ?? 0
    const answered = { sign, version, answer: 'Agreed.', percent: 81 }
    expect((await testApp.ask(calls.answerAppeal, answered, by)).body.ok).toBe(true)
    expect((await handInRows())[0]).toMatchObject({ score: 44.55 })
    const grades = await gradeRows(row?.id ?? 0)
    expect(grades.map(({ score }) => score).toSorted((one, other) => one - other)).toEqual([
      40.7, 44.55, 55,
    ])
    const notices = await testApp.db
      .select()
      .from(messages)
      .where(eq(messages.userId, classroom.student.userId))
    const words = notices.map((one) => one.words)
    expect(words.filter((one) => one === 'handInGraded').length).toBeGreaterThan(0)
    expect(words).toContain('appealAnswered')
    expect(words).not.toContain('assessmentReleased')
  })

  it('[PRC-133] is kept after the release: a total cannot be withdrawn without another one', async () => {
    await choose((await rubric()).sign)
    await handIn('An essay.')
    const set = async (percent: number | null) => {
      const version = (await assessmentRow())?.version ?? 0
      const input = { sign: await signOf(), version, key: null, percent, reason: 'By hand.' }
      return testApp.ask(calls.overrideAssessment, input, classroom.teacher)
    }
    await set(50)
    await release()
    expect((await handInRows())[0]).toMatchObject({ score: 27.5 })
    const { body } = await set(null)
    expect(body).toMatchObject({ code: -4, extend: { reason: 'totalNeeded' } })
    expect((await handInRows())[0]).toMatchObject({ score: 27.5 })
  })

  it('[PRC-133] equals a recount of the ratings for every student', async () => {
    await choose((await rubric()).sign)
    const students = [classroom.student, ...(await Promise.all([1, 2, 3, 4].map(classmate)))]
    for (const [at, by] of students.entries()) {
      await handIn(`Essay ${at}.`, by)
      await rate({ idea: at % 3, words: (at * 2 + 1) % 3 }, by)
    }
    expect((await release()).body.data).toEqual({ released: students.length, left: 0 })
    const weights = new Map([
      ['idea', 65],
      ['words', 35],
    ])
    const percents = [0, 60, 100]
    for (const by of students) {
      const assessmentId = (await assessmentRow(by))?.id ?? 0
      const ratings = await testApp.db
        .select()
        .from(assessmentRatings)
        .where(eq(assessmentRatings.assessmentId, assessmentId))
      expect(ratings).toHaveLength(2)
      const hundredths = ratings.reduce(
        (sum, { criterion: key, level }) =>
          sum + (weights.get(key) ?? 0) * (percents[level] ?? Number.NaN),
        0,
      )
      const total = Math.floor((hundredths + 50) / 100)
      expect((await handInRows(by))[0]?.score).toBe(Math.round(total * 55) / 100)
    }
  })

  it('[PRC-134] cannot be given directly if there is a rubric, and a mark from before the choice stays', async () => {
    const early = await classmate()
    await handIn('Early.', early)
    const [marked] = await handInRows(early)
    const grade = (id: number, version: number, score: number) =>
      testApp.ask(
        homework.gradeHandIn,
        { sign: testApp.seal('handIn', id), version, score },
        classroom.teacher,
      )
    await grade(marked?.id ?? 0, 1, 33.33)
    const [before] = await handInRows(early)
    await choose((await rubric()).sign)
    expect(await handInRows(early)).toEqual([before])
    expect(await assessmentRow(early)).toBeUndefined()
    await handIn('Late.')
    const [open] = await handInRows()
    const { body } = await grade(open?.id ?? 0, 1, 50)
    expect(body).toMatchObject({ code: -4, extend: { reason: 'ratedByRubric' } })
    expect((await handInRows())[0]).toMatchObject({ score: null })
    await rate({ idea: 2, words: 2 })
    await release()
    expect((await grade(open?.id ?? 0, 2, 10)).body).toMatchObject({
      extend: { reason: 'ratedByRubric' },
    })
    expect((await handInRows())[0]).toMatchObject({ score: 55 })
    expect((await handInRows(early))[0]).toMatchObject({ score: 33.33 })
    // A mark that the rubric does not rate can still be corrected by hand.
    expect((await grade(marked?.id ?? 0, 2, 34)).body.data).toMatchObject({ score: 34 })
  })

  it('[PRC-134] of a task without a rubric is given by hand as before', async () => {
    await handIn('An essay.')
    const [row] = await handInRows()
    const input = { sign: testApp.seal('handIn', row?.id ?? 0), version: 1, score: 48.5 }
    const { body } = await testApp.ask(homework.gradeHandIn, input, classroom.teacher)
    expect(body.data).toMatchObject({ score: 48.5, byRubric: false })
    const [item] = await testApp.db
      .select()
      .from(homeworkItems)
      .where(eq(homeworkItems.id, open('homework', work)))
    expect(item?.rubricChosen).toBe(false)
    expect((await handInRows())[0]).toMatchObject({ score: 48.5, ratedAt: null })
  })
})
