import { exams } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../../../courses/factories.ts'
import { machineMarked, makeExam, oneOfEach } from '../../factories.ts'
import { examinations, questions } from '../../tables.ts'

let testApp: TestApp
let teacher: Person
let colleague: Person
let course: string
let courseId: number

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

beforeEach(async () => {
  const { schoolId } = testApp
  teacher = await testApp.person('teacher,normal')
  colleague = await testApp.person('teacher,normal')
  const { userId } = teacher
  courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, testApp.clock.now())
  await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
  course = testApp.seal('course', courseId)
})

const inHours = (hours: number) =>
  new Date(testApp.clock.now().getTime() + hours * 3_600_000).toISOString()

it('[TCH-080] [EXM-058] [EXM-059] [EXM-062] [EXM-063] [EXM-064] [EXM-065] is added, read, changed and deleted with all its fields', async () => {
  const fields = {
    examinationName: 'Customs, final',
    courseIdSign: course,
    startTime: inHours(1),
    endTime: inHours(3),
    examTime: 90,
    totalScore: 57.5,
    type: 1 as const,
    attention: 'Bring the tariff.',
  }
  const added = await testApp.ask(exams.addExamination, fields, teacher)
  const sign = added.body.data!.sign
  const read = async () => (await testApp.ask(exams.byExaminationId, { sign }, teacher)).body
  expect((await read()).data).toMatchObject({ ...fields, idSign: sign })
  const id = testApp.app.deps.signs.open('examination', sign)!
  const rows = () => testApp.db.select().from(examinations).where(eq(examinations.id, id))
  expect(await rows()).toMatchObject([{ minutes: 90, total: 5750, type: 1, status: 0 }])

  const changed = { ...fields, type: 0 as const, examTime: 0, attention: '' }
  const updated = await testApp.ask(
    exams.updateExamination,
    { ...changed, idSign: sign, version: 1 },
    teacher,
  )
  expect(updated.body.data).toMatchObject({ ...changed, version: 2 })
  expect(await rows()).toMatchObject([{ minutes: 0, type: 0, attention: '' }])

  expect((await testApp.ask(exams.deleteExamination, { sign }, teacher)).status).toBe(200)
  expect((await read()).code).toBe(-2)
  expect(await rows()).toEqual([])
})

it('[TCH-080] [EXM-090] [EXM-091] [EXM-095] a question is read by all teachers, and changed by its author and staff', async () => {
  const admin = await testApp.person('schoolAdmin')
  const question = { item: oneOfEach[0]!, level: 3 as const, score: 4.5, courseIdSign: course }
  const sign = (await testApp.ask(exams.questionBankAdd, question, teacher)).body.data!.sign
  const read = (by: Person) => testApp.ask(exams.questionBankGetById, { sign }, by)
  const asSent = {
    idSign: sign,
    subjectName: 'Which one?',
    level: 3,
    score: 4.5,
    item: { ...oneOfEach[0], options: expect.any(Array) },
  }
  expect((await read(teacher)).body.data).toMatchObject({ ...asSent, may: { edit: true } })
  expect((await read(admin)).body.data).toMatchObject({ ...asSent, may: { edit: true } })
  expect((await read(colleague)).body.data).toMatchObject({ ...asSent, may: { edit: false } })

  const change = (by: Person, version: number) =>
    testApp.ask(exams.questionBankUpdate, { ...question, score: 6, idSign: sign, version }, by)
  expect((await change(colleague, 1)).body.code).toBe(-6)
  expect((await change(admin, 1)).body.data).toMatchObject({ score: 6, version: 2 })
  expect((await change(teacher, 2)).body.data).toMatchObject({ score: 6, version: 3 })
  const remove = (by: Person) => testApp.ask(exams.questionBankDelete, { sign }, by)
  expect((await remove(colleague)).body.code).toBe(-6)
  expect((await remove(teacher)).body.code).toBe(200)
  expect((await read(teacher)).body.code).toBe(-2)
  const id = testApp.app.deps.signs.open('question', sign)!
  expect(await testApp.db.select().from(questions).where(eq(questions.id, id))).toMatchObject([
    { status: 1, points: 600 },
  ])
})

it('[EXM-066] [EXM-069] is released by sign and status, and all its questions are read at once', async () => {
  const time = testApp.clock.now()
  const place = { schoolId: testApp.schoolId, authorId: teacher.userId, courseId }
  const items = Array.from({ length: 60 }, () => machineMarked[3]!)
  const { examinationId } = await makeExam(testApp.db, place, time, { items, status: 0 })
  const sign = testApp.seal('examination', examinationId)
  const rows = () =>
    testApp.db.select().from(examinations).where(eq(examinations.id, examinationId))
  for (const status of [1, 0, 1, 2] as const) {
    const { body } = await testApp.ask(exams.updateReleaseStatus, { sign, status }, teacher)
    expect(body).toMatchObject({ code: 200, data: { idSign: sign, status } })
    expect(await rows()).toMatchObject([{ status }])
    // The server takes a second equal request within a second as a double click.
    testApp.clock.pass(2)
  }
  const { body } = await testApp.ask(
    exams.allExamSubjects,
    { examinationId: sign, page: 1, size: 1000 },
    teacher,
  )
  expect(body.data).toMatchObject({ total: 60 })
  expect(body.data!.list.map(({ serialNumber }) => serialNumber)).toEqual(
    items.map((_, index) => index + 1),
  )
})

it('[EXM-200] [EXM-089] the bank is filtered by course and sorted by age, name and level, page by page', async () => {
  const add = async (stem: string, level: 1 | 2 | 3) => {
    const question = { item: { ...oneOfEach[3]!, stem }, level, score: 2, courseIdSign: course }
    return (await testApp.ask(exams.questionBankAdd, question, teacher)).body.data!.sign
  }
  const signs = {
    b: await add('b: sea', 3),
    A: await add('A: air', 2),
    c: await add('c: rail', 1),
  }
  const listed = async (sort: 'newest' | 'oldest' | 'name' | 'level', page = 1, size = 20) => {
    const filter = { courseIdSign: course, sort, page, size }
    const { body } = await testApp.ask(exams.questionBankFindList, filter, teacher)
    expect(body.data!.total).toBe(3)
    return body.data!.list.map(({ idSign }) => idSign)
  }
  expect(await listed('newest')).toEqual([signs.c, signs.A, signs.b])
  expect(await listed('oldest')).toEqual([signs.b, signs.A, signs.c])
  expect(await listed('name')).toEqual([signs.A, signs.b, signs.c])
  expect(await listed('level')).toEqual([signs.c, signs.A, signs.b])
  expect(await listed('name', 2, 2)).toEqual([signs.c])
})

it('[EXM-207] is duplicated as a draft with its rules and questions, and its end is moved', async () => {
  const time = testApp.clock.now()
  const place = { schoolId: testApp.schoolId, authorId: colleague.userId, courseId }
  const [startTime, endTime] = [new Date(inHours(1)), new Date(inHours(3))]
  const values = { items: machineMarked, startTime, endTime, minutes: 45, shuffle: true }
  const { examinationId } = await makeExam(testApp.db, place, time, values)
  const sign = testApp.seal('examination', examinationId)
  const input = { sign, examinationName: 'Next year', courseIdSign: course }
  const copy = async (more: object, by = teacher) =>
    (await testApp.ask(exams.duplicateExamination, { ...input, ...more }, by)).body
  const made = (await copy({ startTime: inHours(100) })).data!.sign
  const { body } = await testApp.ask(exams.byExaminationId, { sign: made }, teacher)
  expect(body.data).toMatchObject({
    examinationName: 'Next year',
    status: 0,
    examTime: 45,
    shuffle: true,
    totalScore: 40,
    subjects: 4,
    startTime: inHours(100),
    endTime: inHours(102),
  })
  const questionsOf = async (examination: string) => {
    const input = { examinationId: examination, page: 1, size: 1000 }
    const { list } = (await testApp.ask(exams.allExamSubjects, input, teacher)).body.data!
    return list.map(({ id: _, ...question }) => question)
  }
  expect(await questionsOf(made)).toEqual(await questionsOf(sign))
  const without = (await copy({ examinationName: 'Without times' })).data!.sign
  const read = await testApp.ask(exams.byExaminationId, { sign: without }, teacher)
  expect(read.body.data).toMatchObject({ startTime: null, endTime: null })
  expect(await copy({}, colleague)).toMatchObject({ code: -6 })
  const otherCourse = await makeCourse(testApp.db, place, time)
  expect(await copy({ courseIdSign: testApp.seal('course', otherCourse) })).toMatchObject({
    code: -6,
  })
})
