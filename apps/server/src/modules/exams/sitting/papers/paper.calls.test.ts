import { exams } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeCourse } from '../../../courses/factories.ts'
import { enrol } from '../../../courses/index.ts'
import { type ExamMade, makeExam, oneOfEach } from '../../factories.ts'
import { attemptAnswers, attemptItems, attempts } from '../../tables.ts'

let testApp: TestApp
let student: Person
let place: { schoolId: number; courseId: number; authorId: number }
let exam: ExamMade
let sign: string

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

beforeEach(async () => {
  const { schoolId } = testApp
  const { userId: authorId } = await testApp.person('teacher,normal')
  student = await testApp.person()
  const now = testApp.clock.now()
  place = {
    schoolId,
    authorId,
    courseId: await makeCourse(testApp.db, { schoolId, authorId }, now),
  }
  await enrol(testApp.db, { ...place, userId: student.userId }, now)
  exam = await makeExam(testApp.db, place, now, { items: oneOfEach, minutes: 30, clockStops: true })
  sign = testApp.seal('examination', exam.examinationId)
})

const subject = (index: number) => testApp.seal('examSubject', exam.subjectIds[index]!)
const open = async () =>
  (await testApp.ask(exams.getExaminationPaper, { examinationId: sign }, student)).body.data!
const begin = async () =>
  (await testApp.ask(exams.addRecord, { examinationId: sign }, student)).body.data!.recordId
const items = (answers: (string | string[] | boolean | null)[]) =>
  answers.map((answer, index) => ({ answer, unitestingBankId: subject(index) }))
const save = (recordId: string, answers: Parameters<typeof items>[0], countDown?: number) =>
  testApp.ask(
    exams.savePaper,
    {
      countDown,
      subjectAnswerReqList: items(answers),
      unitestingUserRecordId: recordId,
    },
    student,
  )
const submit = (recordId: string, answers: Parameters<typeof items>[0]) =>
  testApp.ask(exams.submit, { examinationId: sign, recordId, answerList: items(answers) }, student)
const rows = () =>
  testApp.db
    .select()
    .from(attempts)
    .where(eq(attempts.examinationId, exam.examinationId))
    .orderBy(attempts.number)
const storedAnswers = () =>
  testApp.db
    .select({
      subjectId: attemptItems.examSubjectId,
      answer: attemptAnswers.answer,
      countDown: attemptAnswers.clientCountDown,
    })
    .from(attemptAnswers)
    .innerJoin(attemptItems, eq(attemptItems.id, attemptAnswers.attemptItemId))
    .innerJoin(attempts, eq(attempts.id, attemptItems.attemptId))
    .where(eq(attempts.examinationId, exam.examinationId))
    .orderBy(attemptItems.number)

describe('the paper of an examination', () => {
  it('[EXM-007] [EXM-009] [EXM-025] has the status "do", with limit, number of questions and no history', async () => {
    expect(await open()).toMatchObject({
      status: 'do',
      unitestingUserRecordId: null,
      examination: { examTime: 30, subjects: 5, totalScore: 50 },
      history: [],
      highestScore: null,
    })
    await begin()
    const { groups } = await open()
    expect(groups.map(({ kind, type }) => [kind, type])).toEqual([
      ['single', 1],
      ['multiple', 2],
      ['blank', 3],
      ['judge', 4],
      ['annotation', 5],
    ])
  })

  it('[EXM-012] [EXM-013] [EXM-018] [EXM-019] [EXM-022] groups questions with saved answers, also at its own address', async () => {
    const recordId = await begin()
    const texts = ['b', ['a', 'c'], ['word'], true, 'My words']
    expect((await save(recordId, texts)).status).toBe(200)
    const paper = await open()
    expect(paper.unitestingUserRecordId).toBe(recordId)
    expect(
      paper.groups.flatMap(({ children }) =>
        children.map(({ unitestingBankId, value }) => ({ unitestingBankId, value })),
      ),
    ).toEqual(texts.map((value, index) => ({ unitestingBankId: subject(index), value })))
    expect(exams.getExaminationPaper.method).toBe('POST')
    const read = await testApp.raw(
      'GET',
      exams.getPaperRecord.path,
      { unitestingUserRecordId: recordId },
      { person: student },
    )
    expect(read.body.data).toMatchObject({
      unitestingUserRecordId: recordId,
      status: 'continue',
      groups: paper.groups.map(({ kind, children }) => ({
        kind,
        children: children.map(({ unitestingBankId, value }) => ({ unitestingBankId, value })),
      })),
    })
  })

  it('[EXM-014] stores the countdown of the page as a note, and never uses it as the remaining time', async () => {
    const recordId = await begin()
    const { deadline } = await open()
    expect((await save(recordId, ['a', null], 86_400_000)).body.data).toMatchObject({
      deadline,
      remaining: 1_800_000,
    })
    expect(await storedAnswers()).toMatchObject([
      { subjectId: exam.subjectIds[0], answer: 'a', countDown: 86_400_000 },
      { subjectId: exam.subjectIds[1], answer: null, countDown: 86_400_000 },
    ])
    expect((await rows())[0]!.deadline!.toISOString()).toBe(deadline)
  })

  it('[EXM-028] [EXM-029] is continued with its answers and the time for which the clock was stopped', async () => {
    const recordId = await begin()
    await save(recordId, ['c'])
    testApp.clock.pass(1200)
    const paper = await open()
    expect(paper).toMatchObject({ status: 'continue', unitestingUserRecordId: recordId })
    expect(paper.groups[0]!.children[0]).toMatchObject({ value: 'c' })
    expect(paper.remaining).toBe(1_800_000)
  })

  it('[EXM-008] [EXM-022] [EXM-027] [EXM-030] is handed in and repeated, and the first record stays in the history', async () => {
    const first = await begin()
    expect((await submit(first, ['a', ['a', 'b']])).body.data).toEqual({ recordId: first })
    expect(await open()).toMatchObject({
      status: 'redo',
      history: [{ recordId: first, number: 1, state: 'submitted', score: 20 }],
      highestScore: 20,
    })
    const second = await begin()
    expect(second).not.toBe(first)
    await submit(second, ['b'])
    expect(await open()).toMatchObject({
      history: [
        { recordId: second, number: 2, score: 0 },
        { recordId: first, number: 1, score: 20 },
      ],
      highestScore: 20,
    })
    expect((await rows()).map(({ number, state, score }) => [number, state, score])).toEqual([
      [1, 'submitted', 2000],
      [2, 'submitted', 0],
    ])
  })

  it('[CRS-072] [EXM-042] [EXM-054] is listed by course with GET as unsubmitted, submitted, graded, failed or passed', async () => {
    const course = testApp.seal('course', place.courseId)
    const item = async () =>
      (await testApp.ask(exams.examineByExamine, { courseId: course }, student)).body.data![0]
    expect(exams.examineByExamine.method).toBe('GET')
    expect(await item()).toMatchObject({ commitStatus: 0, studentScore: null })
    const waiting = await begin()
    expect(await item()).toMatchObject({ commitStatus: 0, studentScore: null })
    await submit(waiting, ['a', null, null, null, 'Waits for the teacher'])
    expect(await item()).toMatchObject({ commitStatus: 1, studentScore: null })
    expect(await open()).toMatchObject({ waitingForMarks: true, passed: null })
    await submit(await begin(), ['a', ['a', 'b']])
    expect(await item()).toMatchObject({ commitStatus: 1, studentScore: 20 })
    expect(await open()).toMatchObject({ waitingForMarks: false, percent: 40, passed: false })
    await submit(await begin(), ['a', ['a', 'b'], ['secret-word']])
    expect(await open()).toMatchObject({ percent: 60, passed: true })
  })

  it('[EXM-100] is taken by students of the course, from the start to the score', async () => {
    const other = await testApp.person()
    const refused = await testApp.ask(exams.addRecord, { examinationId: sign }, other)
    expect(refused.body).toMatchObject({ code: -6, extend: { reason: 'joinFirst' } })
    const recordId = await begin()
    await submit(recordId, ['a', ['a', 'b'], ['secret-word'], true])
    expect(await open()).toMatchObject({ studentScore: 40, passed: true })
    expect(await rows()).toMatchObject([
      { userId: student.userId, state: 'submitted', score: 4000, waiting: false },
    ])
  })
})
