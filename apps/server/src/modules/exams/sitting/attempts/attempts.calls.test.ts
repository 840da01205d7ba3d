// Long because one attempt passes through all its states in one classroom that is made once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exams, type Paper } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { DatabaseClock } from '../../../../platform/database/database-clock.ts'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { createSession } from '../../../accounts/sessions/factories.ts'
import { makeCourse, makeTeacher } from '../../../courses/factories.ts'
import { courses, enrol, enrolments } from '../../../courses/index.ts'
import { closeAllDue, closeIfDue } from '../closing/actions.ts'
import { repairCounts } from '../../authoring/counting/actions.ts'
import { type ExamMade, makeExam, oneOfEach, secrets } from '../../factories.ts'
import { examJobs } from '../../jobs.ts'
import {
  attemptAnswers,
  attemptEvents,
  attemptItems,
  attemptLateAnswers,
  attempts,
} from '../../tables.ts'

let testApp: TestApp
let teacher: Person
let student: Person
let courseId: number
let exam: ExamMade

async function join(person: Person) {
  await enrol(
    testApp.db,
    { schoolId: person.schoolId, userId: person.userId, courseId },
    testApp.clock.now(),
  )
}

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

beforeEach(async () => {
  teacher = await testApp.person('teacher,normal')
  student = await testApp.person()
  courseId = await makeCourse(
    testApp.db,
    { schoolId: testApp.schoolId, authorId: teacher.userId },
    testApp.clock.now(),
  )
  await makeTeacher(testApp.db, {
    schoolId: testApp.schoolId,
    courseId,
    userId: teacher.userId,
    master: true,
  })
  await join(student)
})

const inMinutes = (minutes: number) => new Date(testApp.clock.now().getTime() + minutes * 60_000)
const make = async (values: Parameters<typeof makeExam>[3] = {}) => {
  exam = await makeExam(
    testApp.db,
    { schoolId: testApp.schoolId, courseId, authorId: teacher.userId },
    testApp.clock.now(),
    values,
  )
  return testApp.seal('examination', exam.examinationId)
}
const subject = (place: number) => testApp.seal('examSubject', exam.subjectIds[place]!)
const begin = async (examinationId: string, as: Person = student, holder?: string) => {
  const { body } = await testApp.ask(exams.addRecord, { examinationId, holder }, as)
  expect(body.code).toBe(200)
  return body.data!.recordId
}
const save = (
  recordId: string,
  list: { place: number; answer: unknown; seq?: number }[],
  as: Person = student,
  holder?: string,
) =>
  testApp.raw(
    'POST',
    exams.savePaper.path,
    {
      countDown: 1000,
      subjectAnswerReqList: list.map(({ place, answer, seq }) => ({
        unitestingBankId: subject(place),
        answer,
        seq,
      })),
      unitestingUserRecordId: recordId,
      holder,
    },
    { person: as },
  )
const submit = (
  examinationId: string,
  recordId: string,
  answers: { place: number; answer: string | boolean | string[] }[] = [],
  as: Person = student,
  holder?: string,
) =>
  testApp.ask(
    exams.submit,
    {
      examinationId,
      recordId,
      answerList: answers.map(({ place, answer }) => ({
        unitestingBankId: subject(place),
        answer,
      })),
      holder,
    },
    as,
  )
const paperOf = async (examinationId: string, as: Person = student, holder?: string) => {
  const { body } = await testApp.ask(exams.getExaminationPaper, { examinationId, holder }, as)
  expect(body.code).toBe(200)
  return body.data!
}
const childrenOf = (paper: Paper) => paper.groups.flatMap(({ children }) => children)
const rowOf = async (userId: number, examinationId = exam.examinationId) => {
  const rows = await testApp.db
    .select()
    .from(attempts)
    .where(eq(attempts.examinationId, examinationId))
  return rows.filter((row) => row.userId === userId)
}
const answersInRows = async () =>
  testApp.db
    .select({
      answer: attemptAnswers.answer,
      seq: attemptAnswers.seq,
      subjectId: attemptItems.examSubjectId,
    })
    .from(attemptAnswers)
    .innerJoin(attemptItems, eq(attemptItems.id, attemptAnswers.attemptItemId))
const stored = async (place: number) =>
  (await answersInRows()).find(({ subjectId }) => subjectId === exam.subjectIds[place])

describe('the beginning of an attempt', () => {
  it('[EXM-026] shows the start page without questions before the start', async () => {
    const id = await make({ minutes: 30, endTime: inMinutes(60) })
    expect(await paperOf(id)).toMatchObject({
      status: 'do',
      groups: [],
      unitestingUserRecordId: null,
      deadline: null,
      may: { start: true, review: false },
      notice: null,
      attemptsLeft: null,
      examination: { attention: 'Take your time.', subjects: 4, examTime: 30 },
    })
  })

  it('[EXM-034] fixes the deadline at the earlier of the limit and the end', async () => {
    const id = await make({ minutes: 30, endTime: inMinutes(20) })
    await begin(id)
    const [row] = await rowOf(student.userId)
    expect(row).toMatchObject({
      state: 'in_progress',
      number: 1,
      deadline: inMinutes(20),
      closesAt: inMinutes(21),
    })
    expect(await paperOf(id)).toMatchObject({
      status: 'continue',
      deadline: inMinutes(20).toISOString(),
      remaining: 20 * 60_000,
      serverTime: testApp.clock.now().toISOString(),
      may: { start: false },
    })
  })

  it('[EXM-112] makes one attempt for a double click and for two tabs', async () => {
    const id = await make({ minutes: 30 })
    const records = await Promise.all([1, 2, 3, 4].map(() => begin(id)))
    expect(new Set(records).size).toBe(1)
    expect(await rowOf(student.userId)).toHaveLength(1)
    expect(await begin(id)).toBe(records[0])
  })

  it('[EXM-075] is refused to non-students, before the start and after the end', async () => {
    const stranger = await testApp.person()
    const id = await make({ startTime: inMinutes(5), endTime: inMinutes(10) })
    expect(
      (await testApp.ask(exams.addRecord, { examinationId: id }, stranger)).body,
    ).toMatchObject({
      code: -6,
      extend: { reason: 'joinFirst' },
    })
    expect((await testApp.ask(exams.addRecord, { examinationId: id }, teacher)).body).toMatchObject(
      {
        code: -6,
        extend: { reason: 'joinFirst' },
      },
    )
    expect((await testApp.ask(exams.addRecord, { examinationId: id }, student)).body).toMatchObject(
      {
        code: -6,
        extend: { reason: 'examNotOpen' },
      },
    )
    expect(await paperOf(id)).toMatchObject({
      status: 'do',
      may: { start: false },
      notice: 'The exam is not open yet.',
    })
    testApp.clock.pass(600)
    expect((await testApp.ask(exams.addRecord, { examinationId: id }, student)).body).toMatchObject(
      {
        code: -6,
        extend: { reason: 'examOver' },
      },
    )
    expect(await rowOf(student.userId)).toEqual([])
  })

  it('[EXM-068] is refused for a closed examination, and drafts are hidden', async () => {
    const draft = await make({ status: 0 })
    expect(
      (await testApp.ask(exams.getExaminationPaper, { examinationId: draft }, student)).status,
    ).toBe(404)
    expect((await testApp.ask(exams.addRecord, { examinationId: draft }, student)).status).toBe(404)
    const closed = await make({ status: 2 })
    expect(
      (await testApp.ask(exams.addRecord, { examinationId: closed }, student)).body,
    ).toMatchObject({ code: -6, extend: { reason: 'examOver' } })
  })

  it('[EXM-068][TCH-020] lists examinations without drafts for people who may see the course', async () => {
    await make({ status: 0 })
    const examinationId = await make({ minutes: 10 })
    const sign = testApp.seal('course', courseId)
    const tab = (as: Person) => testApp.ask(exams.examineByExamine, { courseId: sign }, as)
    const stranger = await testApp.person()
    const admin = await testApp.person('schoolAdmin')
    const other = await testApp.person('teacher,normal')
    expect((await tab(stranger)).body.data).toMatchObject([{ examinationId, paperStatus: null }])
    expect((await tab(student)).body.data).toMatchObject([{ examinationId, paperStatus: 'do' }])
    await testApp.db.update(courses).set({ onList: false }).where(eq(courses.id, courseId))
    for (const person of [stranger, other]) expect((await tab(person)).status).toBe(404)
    for (const person of [student, teacher, admin])
      expect((await tab(person)).body.data).toMatchObject([{ examinationId }])
  })

  it('[EXM-034][EXM-043] lists a paper as submitted once it is due', async () => {
    const id = await make({ type: 1, attempts: 1, minutes: 10, reviewWhen: 'submitted' })
    await make()
    await begin(id)
    const sign = testApp.seal('course', courseId)
    const tab = async () =>
      (await testApp.ask(exams.examineByExamine, { courseId: sign }, student)).body.data
    const shown = (commitStatus: number, studentScore: number | null, paperStatus: string) =>
      expect.objectContaining({ examinationId: id, commitStatus, studentScore, paperStatus })
    expect(await tab()).toEqual(expect.arrayContaining([shown(0, null, 'continue')]))
    testApp.clock.pass(3600)
    expect(await tab()).toEqual(expect.arrayContaining([shown(1, 0, 'view')]))
    expect(await tab()).toHaveLength(2)
  })

  it('[EXM-038] is possible once for a final exam, and repeatedly for a unit test', async () => {
    const final = await make({ type: 1, attempts: 1 })
    expect((await submit(final, await begin(final))).body.code).toBe(200)
    expect(
      (await testApp.ask(exams.addRecord, { examinationId: final }, student)).body,
    ).toMatchObject({ code: -4, extend: { reason: 'noAttemptsLeft' } })
    expect(await paperOf(final)).toMatchObject({ status: 'view', attemptsLeft: 0 })
    const test = await make()
    await submit(test, await begin(test))
    expect(await paperOf(test)).toMatchObject({ status: 'redo', attemptsLeft: null })
    await begin(test)
    expect((await rowOf(student.userId)).map(({ number }) => number)).toEqual([1, 2])
  })

  it('[EXM-108] draws the order once and keeps it', async () => {
    const id = await make({ shuffle: true, items: [...oneOfEach, ...oneOfEach] })
    await begin(id)
    const first = await paperOf(id)
    testApp.clock.pass(40)
    expect(
      childrenOf(await paperOf(id)).map(({ unitestingBankId, item }) => [unitestingBankId, item]),
    ).toEqual(childrenOf(first).map(({ unitestingBankId, item }) => [unitestingBankId, item]))
    expect(new Set(childrenOf(first).map(({ unitestingBankId }) => unitestingBankId)).size).toBe(10)
    expect(first.groups.map(({ kind }) => kind)).toEqual([
      'single',
      'multiple',
      'blank',
      'judge',
      'annotation',
    ])
    expect(childrenOf(first).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('saving answers', () => {
  it('[EXM-021][EXM-101] stores answers by their kinds, and returns time and number', async () => {
    const id = await make({ minutes: 30 })
    const record = await begin(id)
    const { body } = await save(record, [
      { place: 0, answer: 'b', seq: 1 },
      { place: 1, answer: 'a,c', seq: 2 },
      { place: 2, answer: 'x, y', seq: 3 },
      { place: 3, answer: 'true', seq: 4 },
    ])
    expect(body.data).toMatchObject({
      acceptedSeq: 4,
      deadline: inMinutes(30).toISOString(),
      remaining: 1_800_000,
      serverTime: testApp.clock.now().toISOString(),
    })
    expect(childrenOf(await paperOf(id)).map(({ value }) => value)).toEqual([
      'b',
      ['a', 'c'],
      ['x, y'],
      true,
    ])
    expect(await save(record, [{ place: 0, answer: null, seq: 5 }])).toMatchObject({ status: 200 })
    expect(await stored(0)).toMatchObject({ answer: null, seq: 5 })
  })

  it('[EXM-103] ignores older entries, and a repeated one has no second effect', async () => {
    const record = await begin(await make())
    await save(record, [{ place: 0, answer: 'a', seq: 7 }])
    for (const seq of [3, 7])
      expect((await save(record, [{ place: 0, answer: 'd', seq }])).body.data).toMatchObject({
        acceptedSeq: 7,
        saved: [],
        conflicts: [{ unitestingBankId: subject(0), seq, stored: 'a', storedSeq: 7 }],
      })
    expect((await save(record, [{ place: 0, answer: 'a', seq: 7 }])).body.data).toMatchObject({
      saved: [{ unitestingBankId: subject(0), seq: 7 }],
    })
    expect(await stored(0)).toMatchObject({ answer: 'a', seq: 7 })
    await save(record, [
      { place: 0, answer: 'b', seq: 9 },
      { place: 0, answer: 'c', seq: 8 },
    ])
    expect(await stored(0)).toMatchObject({ answer: 'b', seq: 9 })
    await save(record, [{ place: 0, answer: 'd' }])
    expect(await stored(0)).toMatchObject({ answer: 'd', seq: 10 })
  })

  it('[EXM-017] stores nothing if one answer does not fit its question, and names it', async () => {
    const record = await begin(await make())
    const { status, body } = await save(record, [
      { place: 0, answer: 'a', seq: 1 },
      { place: 1, answer: ['z'], seq: 2 },
    ])
    expect([status, body.extend]).toMatchObject([
      422,
      { fields: { 'subjectAnswerReqList.1.answer': 'This answer does not match the question.' } },
    ])
    expect(await stored(0)).toBeUndefined()
    const other = exam.subjectIds[0]!
    await make()
    const foreign = await testApp.ask(
      exams.savePaper,
      {
        subjectAnswerReqList: [{ unitestingBankId: subject(0), answer: 'a' }],
        unitestingUserRecordId: record,
      },
      student,
    )
    expect(foreign.status).toBe(422)
    expect((await answersInRows()).some(({ subjectId }) => subjectId === other)).toBe(false)
  })

  it('[EXM-101] needs one statement beside the session', async () => {
    const record = await begin(await make({ minutes: 30 }))
    await save(record, [{ place: 0, answer: 'a', seq: 1 }])
    const nothing = await testApp.statementsOf(() =>
      testApp.raw('POST', exams.savePaper.path, {}, { person: student }),
    )
    expect(
      await testApp.statementsOf(() =>
        save(record, [
          { place: 0, answer: 'b', seq: 2 },
          { place: 3, answer: true, seq: 3 },
        ]),
      ),
    ).toBeLessThanOrEqual(nothing + 1)
  })

  it('[EXM-034] is accepted within the grace and refused after it', async () => {
    const id = await make({ minutes: 30 })
    const record = await begin(id)
    await save(record, [{ place: 0, answer: 'a', seq: 1 }])
    testApp.clock.pass(30 * 60 + 59)
    expect((await save(record, [{ place: 3, answer: true, seq: 2 }])).body).toMatchObject({
      code: 200,
      data: { remaining: 0 },
    })
    testApp.clock.pass(1)
    expect((await save(record, [{ place: 0, answer: 'b', seq: 3 }])).body).toMatchObject({
      code: -4,
      extend: { reason: 'timeUp' },
    })
    const [row] = await rowOf(student.userId)
    expect(row).toMatchObject({
      state: 'auto_submitted',
      score: 2000,
      waiting: false,
      submittedBy: null,
      submittedAt: row!.deadline,
    })
    expect(await stored(0)).toMatchObject({ answer: 'a' })
  })

  it('[EXM-104] stores late answers beside the attempt', async () => {
    const id = await make()
    const record = await begin(id)
    await submit(id, record)
    expect((await save(record, [{ place: 0, answer: 'a', seq: 3 }])).body).toMatchObject({
      code: -4,
      extend: { reason: 'attemptClosed' },
    })
    const [row] = await rowOf(student.userId)
    const events = await testApp.db
      .select()
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, row!.id))
      .orderBy(attemptEvents.id)
    expect(events.map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['begun', student.userId],
      ['submitted', student.userId],
    ])
    const late = await testApp.db
      .select()
      .from(attemptLateAnswers)
      .where(eq(attemptLateAnswers.attemptId, row!.id))
    expect(late).toMatchObject([{ answer: 'a', seq: 3, state: 'waiting' }])
    expect(row).toMatchObject({ score: 0 })
  })

  it('[EXM-106] is accepted only from the newest tab', async () => {
    const id = await make()
    const record = await begin(id, student, 'tab-older')
    await save(record, [{ place: 0, answer: 'a', seq: 1 }], student, 'tab-older')
    await paperOf(id, student, 'tab-newer')
    expect(
      (await save(record, [{ place: 0, answer: 'b', seq: 2 }], student, 'tab-older')).body,
    ).toMatchObject({ code: -6, extend: { reason: 'attemptTakenOver' } })
    expect((await save(record, [{ place: 0, answer: 'c', seq: 2 }])).body).toMatchObject({
      code: -6,
    })
    expect((await submit(id, record, [], student, 'tab-older')).body).toMatchObject({
      code: -6,
      extend: { reason: 'attemptTakenOver' },
    })
    expect(
      (await save(record, [{ place: 3, answer: true, seq: 2 }], student, 'tab-newer')).body.code,
    ).toBe(200)
    expect(await stored(0)).toMatchObject({ answer: 'a' })
    expect((await rowOf(student.userId))[0]).toMatchObject({
      state: 'in_progress',
      holder: 'tab-newer',
    })
  })

  it('[FRM-192] is refused as not found to another student, a teacher and another school', async () => {
    const id = await make()
    const record = await begin(id)
    const classmate = await testApp.person()
    await join(classmate)
    const abroad = await testApp.person('student,normal', testApp.otherSchoolId)
    for (const person of [classmate, teacher, abroad]) {
      expect((await save(record, [{ place: 0, answer: 'a', seq: 1 }], person)).status).toBe(404)
      expect((await submit(id, record, [], person)).status).toBe(404)
      expect(
        (await testApp.ask(exams.getPaperRecord, { unitestingUserRecordId: record }, person))
          .status,
      ).toBe(404)
    }
    expect(
      (await testApp.ask(exams.getExaminationPaper, { examinationId: id }, abroad)).status,
    ).toBe(404)
    expect(
      (await testApp.ask(exams.getPaperRecord, { unitestingUserRecordId: record }, {})).status,
    ).toBe(401)
    expect(await stored(0)).toBeUndefined()
    expect((await rowOf(student.userId))[0]).toMatchObject({ state: 'in_progress' })
  })
})

describe('submitting a paper', () => {
  it('[EXM-098][EXM-125] saves the last answers, marks them and returns the score', async () => {
    const id = await make()
    const record = await begin(id)
    await save(record, [{ place: 0, answer: 'b', seq: 1 }])
    expect(
      (
        await submit(id, record, [
          { place: 0, answer: 'a' },
          { place: 1, answer: ['a', 'c'] },
          { place: 2, answer: ' SECRET-word ' },
          { place: 3, answer: false },
        ])
      ).body,
    ).toMatchObject({ code: 200, data: { recordId: record } })
    const [row] = await rowOf(student.userId)
    expect(row).toMatchObject({
      state: 'submitted',
      score: 2000,
      waiting: false,
      submittedBy: student.userId,
    })
    const items = await testApp.db
      .select()
      .from(attemptItems)
      .where(eq(attemptItems.attemptId, row!.id))
      .orderBy(attemptItems.number)
    expect(items.map(({ score, isRight }) => [score, isRight])).toEqual([
      [1000, true],
      [0, false],
      [1000, true],
      [0, false],
    ])
    expect(await paperOf(id)).toMatchObject({
      status: 'redo',
      state: 'submitted',
      studentScore: 20,
      percent: 50,
      passed: false,
      highestScore: 20,
      history: [{ recordId: record, number: 1, score: 20, passed: false }],
    })
  })

  it('[EXM-112] counts once for several simultaneous requests', async () => {
    const id = await make({ minutes: 30 })
    const record = await begin(id)
    const answers = await Promise.all(
      [1, 2, 3].map(() => submit(id, record, [{ place: 0, answer: 'a' }])),
    )
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(1)
    for (const { body } of answers.filter((answer) => !answer.body.ok))
      expect(body).toMatchObject({ code: -4, extend: { reason: 'attemptClosed' } })
    const [row] = await rowOf(student.userId)
    const events = await testApp.db
      .select()
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, row!.id))
    expect(events.filter(({ kind }) => kind === 'submitted')).toHaveLength(1)
    testApp.clock.pass(3600)
    expect(await closeIfDue(testApp.app.services, row!.id, testApp.clock.now())).toBe(false)
    expect((await rowOf(student.userId))[0]).toMatchObject({
      state: 'submitted',
      version: row!.version,
    })
  })

  it('[EXM-031] is done by the server once when time runs out, with the deadline as finish time', async () => {
    const id = await make({ minutes: 10 })
    const record = await begin(id)
    await save(record, [{ place: 0, answer: 'a', seq: 1 }])
    const due = () => closeAllDue(testApp.app.services, { courseId }, testApp.clock.now())
    testApp.clock.pass(10 * 60 + 59)
    expect(await due()).toBe(0)
    testApp.clock.pass(1)
    const [row] = await rowOf(student.userId)
    expect(await due()).toBe(1)
    expect(await Promise.all([due(), due()])).toEqual([0, 0])
    expect((await rowOf(student.userId))[0]).toMatchObject({
      state: 'auto_submitted',
      submittedAt: row!.deadline,
      score: 1000,
    })
    expect((await submit(id, record, [{ place: 3, answer: true }])).body).toMatchObject({
      code: -4,
      extend: { reason: 'timeUp' },
    })
  })

  it('[EXM-034] also happens when somebody reads a due paper before the job runs', async () => {
    const id = await make({ type: 1, attempts: 1, minutes: 10, reviewWhen: 'submitted' })
    await begin(id)
    testApp.clock.pass(3600)
    expect(await paperOf(id)).toMatchObject({
      status: 'view',
      state: 'autoSubmitted',
      studentScore: 0,
      remaining: null,
    })
  })

  it('[EXM-036] leaves a closed attempt unchanged', async () => {
    const id = await make()
    const record = await begin(id)
    await submit(id, record, [{ place: 0, answer: 'a' }])
    await save(record, [{ place: 0, answer: 'b', seq: 99 }])
    await submit(id, record, [{ place: 0, answer: 'b' }])
    expect(await stored(0)).toMatchObject({ answer: 'a' })
    expect((await rowOf(student.userId))[0]).toMatchObject({ score: 1000 })
  })

  it('[EXM-037] counts the highest of several attempts', async () => {
    const id = await make()
    await submit(id, await begin(id), [
      { place: 0, answer: 'a' },
      { place: 3, answer: true },
    ])
    await submit(id, await begin(id), [{ place: 0, answer: 'a' }])
    expect(await paperOf(id)).toMatchObject({
      studentScore: 10,
      highestScore: 20,
      history: [
        { number: 2, score: 10 },
        { number: 1, score: 20 },
      ],
    })
    const { body } = await testApp.ask(
      exams.examineByExamine,
      { courseId: testApp.seal('course', courseId) },
      student,
    )
    expect(body.data).toMatchObject([
      { studentScore: 20, commitStatus: 1, paperStatus: 'redo', resourcesType: 5, totalScore: 40 },
    ])
  })

  it('[CRS-054] updates the number of examinations that were handed in', async () => {
    await make()
    const id = await make()
    await submit(id, await begin(id))
    const rows = await testApp.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.userId, student.userId))
    expect(rows.find((row) => row.courseId === courseId)).toMatchObject({
      examsSubmitted: 1,
      examsTotal: 2,
    })
  })
})

describe('the count for completion', () => {
  const enrolmentOf = async () => {
    const rows = await testApp.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.userId, student.userId))
    return rows.find((row) => row.courseId === courseId)
  }

  it('[EXM-152] is stored together with handing in and closing, or neither is', async () => {
    const id = await make({ minutes: 30 })
    const record = await begin(id)
    // The broken constraint makes the counting fail after the closing, as a crash between the two
    // steps would. The closing must then be undone too.
    await testApp.db.execute(
      sql`alter table enrolments add constraint broken check (exams_submitted = 0) not valid`,
    )
    const sent = await submit(id, record)
    testApp.clock.pass(31 * 60 + 1)
    await closeAllDue(testApp.app.services, { courseId }, testApp.clock.now()).catch(
      () => undefined,
    )
    expect((await rowOf(student.userId))[0]).toMatchObject({ state: 'in_progress' })
    await testApp.db.execute(sql`alter table enrolments drop constraint broken`)
    expect(sent.status).toBe(500)
    await closeAllDue(testApp.app.services, { courseId }, testApp.clock.now())
    expect(await enrolmentOf()).toMatchObject({ examsSubmitted: 1 })
  })

  it('[EXM-152] [CRS-054] includes two papers that are handed in at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const pair = [await make({ minutes: 30 }), await make({ minutes: 30 })]
      const before = (await enrolmentOf())?.examsSubmitted ?? 0
      const records = [await begin(pair[0]!), await begin(pair[1]!)]
      await Promise.all(pair.map((id, place) => submit(id, records[place]!)))
      expect((await enrolmentOf())?.examsSubmitted).toBe(before + 2)
    }
  })

  it('[EXM-152] is repaired if it was wrong, and unchanged if it was right', async () => {
    await make({ minutes: 30 })
    await repairCounts(testApp.app.services, testApp.clock.now())
    await testApp.db.execute(
      sql`update enrolments set exams_submitted = 0, exams_total = 9 where user_id = ${student.userId}`,
    )
    expect(await repairCounts(testApp.app.services, testApp.clock.now())).toBe(1)
    expect(await enrolmentOf()).toMatchObject({ examsSubmitted: 0, examsTotal: 1 })
    expect(
      await testApp.statementsOf(() => repairCounts(testApp.app.services, testApp.clock.now())),
    ).toBe(1)
  })
})

describe('many calls at once', () => {
  it('[EXM-102][EXM-036] leave in the graded attempt exactly the acknowledged answers, in any order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await make({ minutes: 30 })
      const record = await begin(id)
      const seqs = Array.from({ length: 12 }, (_, index) => index + 1)
      const saves = seqs.map((seq) =>
        save(record, [{ place: 0, answer: 'abcd'.charAt(seq % 4), seq }]),
      )
      const [submitted, ...saved] = await Promise.all([submit(id, record), ...saves])
      expect(submitted.body.ok).toBe(true)
      const accepted = seqs.filter((_, index) => saved[index]!.body.ok)
      const highest = Math.max(0, ...accepted)
      const row = await stored(0)
      expect(row?.seq ?? 0).toBe(highest)
      const [attempt] = await rowOf(student.userId)
      expect(attempt).toMatchObject({ state: 'submitted', score: row?.answer === 'a' ? 1000 : 0 })
    }
  })

  it('[EXM-075] [EXM-213] begin and hand in with few statements, whatever the number of attempts', async () => {
    const id = await make({ minutes: 30 })
    for (let time = 0; time < 3; time += 1) await submit(id, await begin(id))
    const nothing = await testApp.statementsOf(() =>
      testApp.raw('POST', exams.addRecord.path, {}, { person: student }),
    )
    let record = ''
    const beginning = await testApp.statementsOf(async () => {
      record = await begin(id)
    })
    const handingIn = await testApp.statementsOf(() => submit(id, record))
    expect(await rowOf(student.userId)).toHaveLength(4)
    // Beginning sends two statements: one reads the examination with the earlier attempts, the
    // other inserts the new attempt.
    expect(beginning).toBeLessThanOrEqual(nothing + 2)
    // Handing in sends at most eight statements: a transaction that closes, reads, marks, counts
    // and checks for a certificate, and then the notice to the pages.
    expect(handingIn).toBeLessThanOrEqual(nothing + 8)
  })

  it('[EXM-034] need no queued job for each attempt, because a job each minute closes all due ones', async () => {
    const run = async (name: string, data: Record<string, unknown>) =>
      examJobs(testApp.app.services, testApp.clock)
        .find((job) => job.name === name)!
        .run(data)
    await begin(await make({ minutes: 10 }))
    testApp.clock.pass(661)
    await run('exams.closeDue', {})
    expect(testApp.jobs.sent).toEqual([])
    expect((await rowOf(student.userId))[0]).toMatchObject({ state: 'auto_submitted' })
  })
})

describe('a clock that may be wrong', () => {
  it('[EXM-154] closes nothing, neither by the job nor by reading', async () => {
    const id = await make({ minutes: 10 })
    await begin(id)
    testApp.clock.pass(661)
    testApp.clock.isReliable = false
    expect(await closeAllDue(testApp.app.services, {}, testApp.clock.now())).toBe(0)
    await paperOf(id)
    expect((await rowOf(student.userId))[0]).toMatchObject({ state: 'in_progress' })
    testApp.clock.isReliable = true
    expect(await closeAllDue(testApp.app.services, { courseId }, testApp.clock.now())).toBe(1)
  })

  it('[EXM-154] [EXM-034] cannot close early if the clock of one process is two hours fast', async () => {
    const real = await DatabaseClock.start(testApp.database.pool)
    const fast = await DatabaseClock.start(testApp.database.pool, {
      wall: () => Date.now() + 7_200_000,
      steady: () => performance.now(),
      sinceBoot: () => performance.now(),
    })
    const id = await make({ minutes: 60, startTime: null, endTime: null })
    await begin(id)
    const startedAt = real.now()
    const deadline = new Date(startedAt.getTime() + 3_600_000)
    await testApp.db
      .update(attempts)
      .set({ startedAt, deadline, closesAt: deadline })
      .where(eq(attempts.userId, student.userId))
    const services = { ...testApp.app.services, clock: fast }
    expect(await closeAllDue(services, { userId: student.userId }, fast.now())).toBe(0)
    expect((await rowOf(student.userId))[0]).toMatchObject({ state: 'in_progress' })
  })
})

describe('the stopped clock of a unit test', () => {
  const tab = 'tab-that-goes-on'

  it('[EXM-034] returns the time of absence when the paper is opened to write, not when it is only read', async () => {
    const id = await make({ minutes: 30, clockStops: true })
    const record = await begin(id)
    testApp.clock.pass(60)
    await save(record, [{ place: 0, answer: 'a', seq: 1 }])
    testApp.clock.pass(7200)
    expect(await closeAllDue(testApp.app.services, { courseId }, testApp.clock.now())).toBe(0)
    expect(await paperOf(id)).toMatchObject({ status: 'continue' })
    expect((await rowOf(student.userId))[0]).toMatchObject({ pausedSeconds: 0 })
    expect(await paperOf(id, student, tab)).toMatchObject({ remaining: 29 * 60_000 })
    expect((await rowOf(student.userId))[0]).toMatchObject({ pausedSeconds: 7200 })
    const back = await save(record, [{ place: 0, answer: 'b', seq: 2 }], student, tab)
    expect(back.body.code).toBe(200)
    testApp.clock.pass(7200)
    expect(
      (await save(record, [{ place: 0, answer: 'c', seq: 3 }], student, tab)).body,
    ).toMatchObject({
      code: 200,
      data: { remaining: 29 * 60_000 },
    })
  })

  it('[EXM-034] never runs past the end of the examination', async () => {
    const id = await make({ minutes: 30, clockStops: true, endTime: inMinutes(60) })
    await begin(id)
    testApp.clock.pass(50 * 60)
    expect(await paperOf(id, student, tab)).toMatchObject({ remaining: 10 * 60_000 })
    testApp.clock.pass(11 * 60)
    expect(await paperOf(id)).toMatchObject({ status: 'view', state: 'autoSubmitted' })
  })
})

describe('the data that a student receives', () => {
  const answerKeys = [
    ...secrets,
    '"answer":',
    '"strategy":',
    '"analysis":',
    '"model":',
    '"blanks":[',
  ]

  it('[EXM-041] have no key, analysis or score before the review', async () => {
    const id = await make({
      type: 1,
      items: oneOfEach,
      reviewWhen: 'ended',
      endTime: inMinutes(60),
      shuffle: true,
    })
    const record = await begin(id)
    const looks = [await paperOf(id)]
    await save(record, [{ place: 0, answer: 'b', seq: 1 }])
    looks.push(
      (await testApp.ask(exams.getPaperRecord, { unitestingUserRecordId: record }, student)).body
        .data!,
    )
    await submit(id, record, [{ place: 4, answer: 'My words' }])
    looks.push(
      await paperOf(id),
      (await testApp.ask(exams.getPaperRecord, { unitestingUserRecordId: record }, student)).body
        .data!,
    )
    for (const look of looks) {
      const text = JSON.stringify(look)
      for (const key of answerKeys) expect(text).not.toContain(key)
      expect(childrenOf(look)).toHaveLength(5)
      for (const child of childrenOf(look))
        expect(child).toMatchObject({ review: null, studentScore: null, right: null })
      expect(look).toMatchObject({ studentScore: null, highestScore: null, may: { review: false } })
    }
    const tab = await testApp.ask(
      exams.examineByExamine,
      { courseId: testApp.seal('course', courseId) },
      student,
    )
    expect(tab.body.data).toMatchObject([{ studentScore: null, commitStatus: 1 }])
  })

  it('[EXM-041] have answers and analyses after a unit test', async () => {
    const id = await make({ items: oneOfEach })
    const record = await begin(id)
    await submit(id, record, [
      { place: 0, answer: 'b' },
      { place: 4, answer: 'My words' },
    ])
    const paper = await paperOf(id)
    expect(paper).toMatchObject({
      waitingForMarks: true,
      studentScore: null,
      may: { review: true },
    })
    expect(childrenOf(paper)[0]).toMatchObject({
      value: 'b',
      right: false,
      studentScore: 0,
      review: { answer: 'a', analysis: 'secret-analysis single' },
    })
    expect(childrenOf(paper)[4]).toMatchObject({
      value: 'My words',
      studentScore: null,
      review: { model: 'secret-model' },
    })
  })

  it('[EXM-111] can be read while somebody impersonates the student, but not changed', async () => {
    const id = await make()
    const record = await begin(id, student, 'tab-of-student')
    const admin = await testApp.person('schoolAdmin')
    const session = {
      userId: student.userId,
      schoolId: student.schoolId,
      remembered: false,
      userAgent: 'test',
      address: '127.0.0.1',
    }
    const token = await createSession(testApp.db, session, testApp.clock.now())
    await testApp.db.execute(
      sql`update sessions set acting_admin_id = ${admin.userId} where id = (select max(id) from sessions where user_id = ${student.userId})`,
    )
    const impersonating = { ...student, token }
    expect(
      (await save(record, [{ place: 0, answer: 'a', seq: 1 }], impersonating, 'tab-of-student'))
        .body.code,
    ).toBe(-6)
    expect((await submit(id, record, [], impersonating, 'tab-of-student')).body.code).toBe(-6)
    expect(
      (await testApp.ask(exams.addRecord, { examinationId: id }, impersonating)).body.code,
    ).toBe(-6)
    expect(await paperOf(id, impersonating, 'tab-of-admin')).toMatchObject({
      status: 'continue',
      may: { start: false },
    })
    expect((await rowOf(student.userId))[0]).toMatchObject({
      holder: 'tab-of-student',
      state: 'in_progress',
    })
  })
})
