// Long because a question is followed into an examination and to its marks.
import { exams, type InputOf, study } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrol, enrolments } from '../courses/index.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../courses/factories.ts'
import { type ExamMade, makeExam, oneOfEach } from './factories.ts'
import {
  attemptItems,
  attempts,
  examinations,
  examSubjects,
  gradingHistory,
  questions,
  questionVersions,
} from './tables.ts'

let testApp: TestApp
let teacher: Person
let colleague: Person
let admin: Person
let student: Person
let foreigner: Person
let courseId: number
let course: string

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

beforeEach(async () => {
  teacher = await testApp.person('teacher,normal')
  colleague = await testApp.person('teacher,normal')
  admin = await testApp.person('schoolAdmin')
  student = await testApp.person()
  foreigner = await testApp.person('schoolAdmin', testApp.otherSchoolId)
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
  await enrol(
    testApp.db,
    { schoolId: testApp.schoolId, userId: student.userId, courseId },
    testApp.clock.now(),
  )
  course = testApp.seal('course', courseId)
})

const inMinutes = (minutes: number) => new Date(testApp.clock.now().getTime() + minutes * 60_000)
let made = 0
const another = (): Item => ({ ...oneOfEach[0]!, stem: `Which one? ${(made += 1)}` })
const addQuestion = async (item: Item = another(), by = teacher, score = 10) => {
  const { body } = await testApp.ask(
    exams.questionBankAdd,
    { item, level: 2, score, courseIdSign: course },
    by,
  )
  testApp.clock.pass(2)
  expect(body.code).toBe(200)
  return body.data!.sign
}
type ExamInput = InputOf<typeof exams.addExamination>
const addExam = async (values: Partial<ExamInput> = {}) => {
  const { body } = await testApp.ask(
    exams.addExamination,
    { examinationName: 'Unit 1', courseIdSign: course, totalScore: 20, ...values },
    teacher,
  )
  testApp.clock.pass(2)
  expect(body.code).toBe(200)
  return body.data!.sign
}
const addSubjects = (examinationId: string, subjectIdList: string[], by = teacher) =>
  testApp.ask(exams.addExamSubject, { examinationId, subjectIdList }, by)
const release = (sign: string, status: 0 | 1 | 2, by = teacher) => {
  testApp.clock.pass(2)
  return testApp.ask(exams.updateReleaseStatus, { sign, status }, by)
}
const subjectsOf = async (examinationId: string) =>
  (await testApp.ask(exams.allExamSubjects, { examinationId }, teacher)).body.data!.list

describe('the question bank', () => {
  it('[EXM-089][EXM-093] adds, lists and finds questions of the school', async () => {
    const sign = await addQuestion({ ...oneOfEach[0]!, stem: 'A 100%_sure stem' })
    const { body } = await testApp.ask(
      exams.questionBankFindList,
      { subjectName: '100%_SURE' },
      colleague,
    )
    expect(body.data).toMatchObject({
      total: 1,
      list: [
        {
          idSign: sign,
          subjectName: 'A 100%_sure stem',
          type: 1,
          level: 2,
          score: 10,
          version: 1,
          courseIdSign: course,
          authorName: teacher.name,
          may: { edit: false },
        },
      ],
    })
    expect(
      (await testApp.ask(exams.questionBankFindList, { subjectName: '100x' }, colleague)).body.data,
    ).toMatchObject({ total: 0 })
    expect(
      (
        await testApp.ask(
          exams.questionBankFindList,
          { subjectName: '100%_sure', type: 4 },
          colleague,
        )
      ).body.data,
    ).toMatchObject({ total: 0 })
    expect(
      (await testApp.ask(exams.questionBankGetById, { sign }, teacher)).body.data,
    ).toMatchObject({ item: { answer: 'a' }, may: { edit: true } })
    expect((await testApp.ask(exams.questionBankGetById, { sign }, foreigner)).status).toBe(404)
    expect(
      (await testApp.ask(exams.questionBankFindList, { subjectName: '100%_sure' }, foreigner)).body
        .data,
    ).toMatchObject({ total: 0, list: [] })
    expect((await testApp.ask(exams.questionBankFindList, {}, student)).status).toBe(403)
  })

  it('[EXM-119][TCH-084] makes a new version of each change and refuses outdated ones', async () => {
    const idSign = await addQuestion(oneOfEach[0])
    const change = (version: number, stem: string, by = teacher) =>
      testApp.ask(
        exams.questionBankUpdate,
        {
          idSign,
          version,
          item: { ...oneOfEach[0]!, stem },
          level: 1,
          score: 5,
          courseIdSign: course,
        },
        by,
      )
    expect((await change(1, 'Better?')).body.data).toMatchObject({
      version: 2,
      subjectName: 'Better?',
      score: 5,
    })
    expect((await change(1, 'Worse?')).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { version: 2, subjectName: 'Better?' } },
    })
    expect((await change(2, 'Not mine', colleague)).status).toBe(403)
    expect((await change(2, 'By staff', admin)).body.data).toMatchObject({
      version: 3,
      authorName: teacher.name,
    })
    const rows = await testApp.db
      .select()
      .from(questionVersions)
      .where(eq(questionVersions.questionId, testApp.app.deps.signs.open('question', idSign)!))
      .orderBy(questionVersions.version)
    expect(rows.map(({ subjectName }) => subjectName)).toEqual([
      'Which one?',
      'Better?',
      'By staff',
    ])
  })

  it('[TCH-086] accepts a course for a question only from its teachers and staff', async () => {
    const question = { item: oneOfEach[0]!, level: 2 as const, score: 10 }
    const add = async (by: Person, courseIdSign: string | null) =>
      (await testApp.ask(exams.questionBankAdd, { ...question, courseIdSign }, by)).body
    const elsewhere = testApp.seal(
      'course',
      await makeCourse(
        testApp.db,
        { schoolId: testApp.otherSchoolId, authorId: foreigner.userId },
        testApp.clock.now(),
      ),
    )
    const before = await testApp.db.$count(questions)
    expect((await add(colleague, course)).code).toBe(-6)
    expect((await add(admin, elsewhere)).code).toBe(-2)
    expect(await testApp.db.$count(questions)).toBe(before)
    testApp.clock.pass(2)
    expect((await add(admin, course)).code).toBe(200)
    const { data, code } = await add(colleague, null)
    expect(code).toBe(200)
    const idSign = data!.sign
    const tie = (version: number, by: Person, courseIdSign: string | null) =>
      testApp.ask(exams.questionBankUpdate, { ...question, idSign, version, courseIdSign }, by)
    expect((await tie(1, colleague, course)).body.code).toBe(-6)
    expect((await tie(1, admin, course)).body.data).toMatchObject({
      version: 2,
      courseIdSign: course,
    })
    // The author of the question may still edit it.
    expect((await tie(2, colleague, course)).body.data).toMatchObject({
      version: 3,
      courseIdSign: course,
    })
    expect((await tie(3, colleague, null)).body.data).toMatchObject({ courseIdSign: null })
  })

  it('[EXM-094] deletes a question and keeps its versions', async () => {
    const sign = await addQuestion()
    expect((await testApp.ask(exams.questionBankDelete, { sign }, colleague)).status).toBe(403)
    expect((await testApp.ask(exams.questionBankDelete, { sign }, teacher)).status).toBe(200)
    expect((await testApp.ask(exams.questionBankGetById, { sign }, teacher)).status).toBe(404)
    const [row] = await testApp.db
      .select()
      .from(questions)
      .where(eq(questions.id, testApp.app.deps.signs.open('question', sign)!))
    expect(row).toMatchObject({ status: 1 })
  })
})

describe('examinations', () => {
  it('[EXM-034][EXM-038][EXM-041] have the defaults of their kind', async () => {
    const test = await addExam({ type: 0 })
    expect(
      (await testApp.ask(exams.byExaminationId, { sign: test }, teacher)).body.data,
    ).toMatchObject({
      status: 0,
      attempts: null,
      clockStops: true,
      reviewWhen: 'submitted',
      graceSeconds: 60,
      version: 1,
      courseIdSign: course,
    })
    const final = await addExam({ type: 1 })
    expect(
      (await testApp.ask(exams.byExaminationId, { sign: final }, teacher)).body.data,
    ).toMatchObject({ attempts: 1, clockStops: false, reviewWhen: 'ended' })
  })

  it('[EXM-060] need an end after the start', async () => {
    const { status, body } = await testApp.ask(
      exams.addExamination,
      {
        examinationName: 'X',
        courseIdSign: course,
        startTime: inMinutes(10).toISOString(),
        endTime: inMinutes(10).toISOString(),
      },
      teacher,
    )
    expect([status, body.extend]).toMatchObject([
      422,
      { fields: { endTime: 'The end must be after the start.' } },
    ])
  })

  it('[EXM-060][EXM-068] are released only with questions that add up', async () => {
    const sign = await addExam({ totalScore: 20 })
    expect((await release(sign, 1)).body).toMatchObject({
      code: -4,
      extend: { reason: 'examHasNoQuestions' },
    })
    await addSubjects(sign, [await addQuestion(), await addQuestion(oneOfEach[3])])
    const [first] = await subjectsOf(sign)
    await testApp.ask(
      exams.updateExamSubject,
      { examinationId: sign, subjectId: first!.id, score: 10.01 },
      teacher,
    )
    expect((await release(sign, 1)).body).toMatchObject({
      code: -4,
      extend: { reason: 'scoresDoNotAddUp' },
    })
    await testApp.ask(
      exams.updateExamSubject,
      { examinationId: sign, subjectId: first!.id, score: 10 },
      teacher,
    )
    expect((await release(sign, 1)).body.data).toMatchObject({ status: 1 })
    testApp.clock.pass(2)
    expect((await release(sign, 1)).body).toMatchObject({
      code: -4,
      extend: { reason: 'wrongStep' },
    })
    expect((await release(sign, 0)).body.data).toMatchObject({ status: 0 })
    expect((await release(sign, 2)).body).toMatchObject({
      code: -4,
      extend: { reason: 'wrongStep' },
    })
  })

  it('[EXM-068] cannot return to draft after an attempt has begun, nor open again after their end', async () => {
    const made = await makeExam(
      testApp.db,
      { schoolId: testApp.schoolId, courseId, authorId: teacher.userId },
      testApp.clock.now(),
      { endTime: inMinutes(60) },
    )
    const sign = testApp.seal('examination', made.examinationId)
    await testApp.ask(exams.addRecord, { examinationId: sign }, student)
    expect((await release(sign, 0)).body).toMatchObject({
      code: -4,
      extend: { reason: 'examHasRecords' },
    })
    expect((await testApp.ask(exams.deleteExamination, { sign }, teacher)).body).toMatchObject({
      code: -4,
      extend: { reason: 'examHasRecords' },
    })
    expect((await release(sign, 2)).body.data).toMatchObject({ status: 2, records: 1 })
    expect((await release(sign, 1)).body.data).toMatchObject({ status: 1 })
    testApp.clock.pass(2)
    await release(sign, 2)
    testApp.clock.pass(3600)
    expect((await release(sign, 1)).body).toMatchObject({
      code: -4,
      extend: { reason: 'examOver' },
    })
  })

  it('[CRS-054] count for completion once released, for present and later students', async () => {
    const sign = await addExam({ totalScore: 10 })
    await addSubjects(sign, [await addQuestion()])
    await release(sign, 1)
    const late = await testApp.person()
    expect((await testApp.ask(study.joinStudy, { sign: course }, late)).status).toBe(200)
    const rows = await testApp.db.select().from(enrolments).where(eq(enrolments.courseId, courseId))
    expect(
      rows.map(({ userId, examsTotal, examsSubmitted }) => [userId, examsTotal, examsSubmitted]),
    ).toEqual([
      [student.userId, 1, 0],
      [late.userId, 1, 0],
    ])
  })

  it('[EXM-115] are deleted with their questions while no attempt has begun', async () => {
    const sign = await addExam()
    await addSubjects(sign, [await addQuestion()])
    expect((await testApp.ask(exams.deleteExamination, { sign }, colleague)).status).toBe(403)
    expect((await testApp.ask(exams.deleteExamination, { sign }, teacher)).status).toBe(200)
    const id = testApp.app.deps.signs.open('examination', sign)!
    expect(await testApp.db.select().from(examinations).where(eq(examinations.id, id))).toEqual([])
    expect(
      await testApp.db.select().from(examSubjects).where(eq(examSubjects.examinationId, id)),
    ).toEqual([])
  })

  it('[TCH-084] are changed only as drafts, at their newest version', async () => {
    const idSign = await addExam()
    const change = (version: number, examinationName: string) =>
      testApp.ask(
        exams.updateExamination,
        { idSign, version, examinationName, courseIdSign: course, totalScore: 10 },
        teacher,
      )
    expect((await change(1, 'Unit one')).body.data).toMatchObject({
      examinationName: 'Unit one',
      version: 2,
    })
    expect((await change(1, 'Unit I')).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { examinationName: 'Unit one' } },
    })
    await addSubjects(idSign, [await addQuestion()])
    await release(idSign, 1)
    expect((await change(3, 'Unit 1')).body).toMatchObject({
      code: -4,
      extend: { reason: 'examReleased' },
    })
  })

  it('[EXM-061] are listed by course, and without a course for all courses of the teacher', async () => {
    const sign = await addExam({ examinationName: 'Only this' })
    const list = async (by: Person, courseIdSign?: string) =>
      (await testApp.ask(exams.findExaminations, { courseIdSign, examinationName: 'only' }, by))
        .body
    expect((await list(teacher, course)).data).toMatchObject({
      total: 1,
      list: [{ idSign: sign, subjects: 0, records: 0 }],
    })
    expect((await list(teacher)).data).toMatchObject({ total: 1 })
    expect((await list(colleague)).data).toMatchObject({ total: 0 })
    expect((await list(colleague, course)).code).toBe(-6)
    expect((await list(foreigner, course)).code).toBe(-2)
    expect((await list(foreigner)).data).toMatchObject({ total: 0 })
    expect((await testApp.ask(exams.byExaminationId, { sign }, foreigner)).status).toBe(404)
    expect((await testApp.ask(exams.byExaminationId, { sign }, colleague)).status).toBe(403)
    expect((await testApp.ask(exams.byExaminationId, { sign }, admin)).status).toBe(200)
  })
})

describe('the questions of an examination', () => {
  it('[EXM-084] are frozen in their present version', async () => {
    const sign = await addExam()
    const question = await addQuestion(oneOfEach[0])
    expect((await addSubjects(sign, [question])).status).toBe(200)
    await testApp.ask(
      exams.questionBankUpdate,
      {
        idSign: question,
        version: 1,
        item: { ...oneOfEach[0]!, stem: 'Changed?' },
        level: 1,
        score: 7,
      },
      teacher,
    )
    expect(await subjectsOf(sign)).toMatchObject([
      {
        subjectName: 'Which one?',
        serialNumber: 1,
        score: 10,
        questionSign: question,
        item: { answer: 'a' },
      },
    ])
    testApp.clock.pass(2)
    expect((await addSubjects(sign, [await addQuestion(), question])).body).toMatchObject({
      code: -4,
      extend: { reason: 'questionInUse' },
    })
    expect(await subjectsOf(sign)).toHaveLength(1)
  })

  it('[EXM-070] keep serial numbers without gaps when moved and deleted', async () => {
    const sign = await addExam()
    await addSubjects(sign, [
      await addQuestion({ ...oneOfEach[0]!, stem: 'A' }),
      await addQuestion({ ...oneOfEach[0]!, stem: 'B' }),
      await addQuestion({ ...oneOfEach[0]!, stem: 'C' }),
    ])
    const [a, b] = await subjectsOf(sign)
    await testApp.ask(
      exams.updateExamSubject,
      { examinationId: sign, subjectId: a!.id, serialNumber: 3 },
      teacher,
    )
    expect(
      (await subjectsOf(sign)).map(({ subjectName, serialNumber }) => [subjectName, serialNumber]),
    ).toEqual([
      ['B', 1],
      ['C', 2],
      ['A', 3],
    ])
    await testApp.ask(exams.deleteExamSubject, { examinationId: sign, subjectId: b!.id }, teacher)
    expect(
      (await subjectsOf(sign)).map(({ subjectName, serialNumber }) => [subjectName, serialNumber]),
    ).toEqual([
      ['C', 1],
      ['A', 2],
    ])
  })

  it('[EXM-068] cannot change after the release', async () => {
    const sign = await addExam({ totalScore: 10 })
    await addSubjects(sign, [await addQuestion()])
    await release(sign, 1)
    const [subject] = await subjectsOf(sign)
    const refused = [
      await addSubjects(sign, [await addQuestion()]),
      await testApp.ask(
        exams.deleteExamSubject,
        { examinationId: sign, subjectId: subject!.id },
        teacher,
      ),
      await testApp.ask(
        exams.updateExamSubject,
        { examinationId: sign, subjectId: subject!.id, score: 1 },
        teacher,
      ),
    ]
    for (const { body } of refused)
      expect(body).toMatchObject({ code: -4, extend: { reason: 'examReleased' } })
    expect(await subjectsOf(sign)).toMatchObject([{ score: 10 }])
  })
})

describe('records and their grading', () => {
  let exam: ExamMade
  let sign: string
  let recordId: string

  beforeEach(async () => {
    exam = await makeExam(
      testApp.db,
      { schoolId: testApp.schoolId, courseId, authorId: teacher.userId },
      testApp.clock.now(),
      { items: oneOfEach, name: 'Graded one' },
    )
    sign = testApp.seal('examination', exam.examinationId)
    recordId = (await testApp.ask(exams.addRecord, { examinationId: sign }, student)).body.data!
      .recordId
    const answerList = [0, 4].map((place) => ({
      unitestingBankId: testApp.seal('examSubject', exam.subjectIds[place]!),
      answer: ['a', '', '', '', 'My words'][place]!,
    }))
    await testApp.ask(exams.submit, { examinationId: sign, recordId, answerList }, student)
  })

  const annotation = () => testApp.seal('examSubject', exam.subjectIds[4]!)
  const grade = (version: number, score: number, by = teacher, subjectId = annotation()) =>
    testApp.ask(
      exams.gradeRecord,
      { recordId, version, items: [{ subjectId, score, comment: 'Good' }] },
      by,
    )
  const row = async () =>
    (
      await testApp.db.select().from(attempts).where(eq(attempts.examinationId, exam.examinationId))
    )[0]!

  it('[EXM-078][EXM-113] list the records of students by filters, in two statements', async () => {
    const list = async (by: Person, filter: InputOf<typeof exams.findRecordList> = {}) =>
      (await testApp.ask(exams.findRecordList, filter, by)).body
    const mine = {
      recordId,
      examinationName: 'Graded one',
      userName: student.name,
      number: 1,
      state: 'submitted',
      submitStatus: 1,
      score: null,
      totalScore: 50,
      waitingForMarks: true,
    }
    expect((await list(teacher)).data).toMatchObject({ total: 1, list: [mine] })
    expect(
      (
        await list(teacher, {
          examinationId: sign,
          submitStatus: 1,
          userName: student.name,
          examinationName: 'graded',
          courseId: course,
        })
      ).data,
    ).toMatchObject({ total: 1 })
    for (const filter of [
      { submitStatus: 0 },
      { userName: 'nobody' },
      { studentCard: 'X' },
      { examinationName: 'else' },
    ])
      expect((await list(teacher, filter)).data).toMatchObject({ total: 0 })
    expect((await list(colleague)).data).toMatchObject({ total: 0 })
    expect((await list(colleague, { examinationId: sign })).code).toBe(-6)
    expect((await list(foreigner)).data).toMatchObject({ total: 0 })
    expect((await list(foreigner, { examinationId: sign })).code).toBe(-2)
    expect((await list(admin, { examinationId: sign })).data).toMatchObject({ total: 1 })
    const nothing = await testApp.statementsOf(() =>
      testApp.raw('POST', exams.findRecordList.path, { page: 'x' }, { person: teacher }),
    )
    expect(await testApp.statementsOf(() => list(teacher))).toBeLessThanOrEqual(nothing + 2)
  })

  it('[EXM-034][EXM-078] hand in due papers before listing, and have the total on a page past the end', async () => {
    const timed = await makeExam(
      testApp.db,
      { schoolId: testApp.schoolId, courseId, authorId: teacher.userId },
      testApp.clock.now(),
      { name: 'Timed', minutes: 10 },
    )
    const examinationId = testApp.seal('examination', timed.examinationId)
    const filter = { examinationId, courseId: course, submitStatus: 1 as const }
    const list = async (page = 1) =>
      (await testApp.ask(exams.findRecordList, { ...filter, page }, teacher)).body.data
    await testApp.ask(exams.addRecord, { examinationId }, student)
    expect(await list()).toMatchObject({ total: 0, list: [] })
    testApp.clock.pass(3600)
    expect(await list()).toMatchObject({ total: 1, list: [{ state: 'autoSubmitted', score: 0 }] })
    expect(await list(2)).toEqual({ total: 1, list: [] })
    const stored = await testApp.db
      .select({ state: attempts.state })
      .from(attempts)
      .where(eq(attempts.examinationId, timed.examinationId))
    expect(stored).toEqual([{ state: 'auto_submitted' }])
  })

  it('[EXM-113] leave out trial runs of the teachers', async () => {
    await enrol(
      testApp.db,
      { schoolId: testApp.schoolId, userId: teacher.userId, courseId },
      testApp.clock.now(),
    )
    expect((await testApp.ask(exams.addRecord, { examinationId: sign }, teacher)).status).toBe(200)
    expect(
      (await testApp.ask(exams.findRecordList, { examinationId: sign }, teacher)).body.data,
    ).toMatchObject({ total: 1, list: [{ userName: student.name }] })
  })

  it('[EXM-077] show a record with keys and answers to people who grade', async () => {
    const { body } = await testApp.ask(exams.byRecordId, { sign: recordId }, teacher)
    expect(body.data).toMatchObject({ record: { recordId, waitingForMarks: true }, version: 2 })
    expect(body.data!.items[4]).toMatchObject({
      subjectId: annotation(),
      maxScore: 10,
      answer: 'My words',
      waiting: true,
      score: null,
      item: { model: 'secret-model' },
    })
    expect((await testApp.ask(exams.byRecordId, { sign: recordId }, colleague)).status).toBe(403)
    expect((await testApp.ask(exams.byRecordId, { sign: recordId }, student)).status).toBe(403)
    expect((await testApp.ask(exams.byRecordId, { sign: recordId }, foreigner)).status).toBe(404)
  })

  it('[EXM-098][EXM-125] show the score when the last mark is given', async () => {
    const { body } = await grade(2, 7.25)
    expect(body.data).toMatchObject({
      version: 3,
      record: { score: 17.25, waitingForMarks: false },
    })
    expect(await row()).toMatchObject({ score: 1725, waiting: false, version: 3 })
    const paper = await testApp.ask(exams.getExaminationPaper, { examinationId: sign }, student)
    expect(paper.body.data).toMatchObject({
      studentScore: 17.25,
      percent: 34.5,
      passed: false,
      waitingForMarks: false,
    })
    expect(paper.body.data!.groups[4]!.children[0]).toMatchObject({
      studentScore: 7.25,
      comment: 'Good',
    })
  })

  it('[EXM-098] refuse a mark above the maximum of its question, and the paper still waits', async () => {
    const { body } = await grade(2, 99)
    expect(body).toMatchObject({
      code: -2,
      extend: { fields: { 'items.0.score': expect.any(String) } },
    })
    expect(await row()).toMatchObject({ score: null, waiting: true, version: 2 })
    testApp.clock.pass(2)
    expect((await grade(2, 10)).body.data!.items[4]).toMatchObject({ score: 10 })
  })

  it('[EXM-124] keep person, time, before and after of each grading', async () => {
    await grade(2, 5)
    testApp.clock.pass(2)
    expect((await grade(3, 6, admin)).body.data).toMatchObject({ record: { score: 16 } })
    const items = await testApp.db
      .select()
      .from(attemptItems)
      .where(eq(attemptItems.attemptId, (await row()).id))
      .orderBy(attemptItems.number)
    const history = await testApp.db
      .select()
      .from(gradingHistory)
      .where(eq(gradingHistory.attemptItemId, items[4]!.id))
      .orderBy(gradingHistory.id)
    expect(history).toMatchObject([
      { gradedBy: teacher.userId, scoreBefore: null, scoreAfter: 500 },
      { gradedBy: admin.userId, scoreBefore: 500, scoreAfter: 600, commentBefore: 'Good' },
    ])
  })

  it('[TCH-084] refuse marks for an outdated version', async () => {
    await grade(2, 5)
    testApp.clock.pass(2)
    expect((await grade(2, 1)).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { version: 3, record: { score: 15 } } },
    })
    expect(await row()).toMatchObject({ score: 1500 })
  })

  it('[EXM-098] accept marks only for written answers and from teachers', async () => {
    expect(
      (await grade(2, 5, teacher, testApp.seal('examSubject', exam.subjectIds[0]!))).body,
    ).toMatchObject({ code: -4, extend: { reason: 'notWaitingForMarks' } })
    expect((await grade(2, 5, colleague)).status).toBe(403)
    expect((await grade(2, 5, student)).status).toBe(403)
    expect((await grade(2, 5, foreigner)).status).toBe(404)
    expect(await row()).toMatchObject({ score: null, waiting: true, version: 2 })
  })
})
