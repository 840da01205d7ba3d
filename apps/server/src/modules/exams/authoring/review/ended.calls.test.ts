import { exams } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrol } from '../../../courses/index.ts'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../../../courses/factories.ts'
import { type ExamMade, machineMarked, makeExam } from '../../factories.ts'

let testApp: TestApp
let teacher: Person
let early: Person
let late: Person
let exam: ExamMade
let sign: string
let courseId: number

const minute = 60
const graceSeconds = 60

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

beforeEach(async () => {
  teacher = await testApp.person('teacher,normal')
  const now = testApp.clock.now()
  const { schoolId } = testApp
  courseId = await makeCourse(testApp.db, { schoolId, authorId: teacher.userId }, now)
  await makeTeacher(testApp.db, { schoolId, courseId, userId: teacher.userId, master: true })
  const join = async () => {
    const person = await testApp.person()
    await enrol(testApp.db, { schoolId, userId: person.userId, courseId }, now)
    return person
  }
  early = await join()
  late = await join()
})

const make = async (values: Parameters<typeof makeExam>[3]) => {
  const place = { schoolId: testApp.schoolId, courseId, authorId: teacher.userId }
  exam = await makeExam(testApp.db, place, testApp.clock.now(), {
    type: 1,
    items: machineMarked,
    reviewWhen: 'ended',
    graceSeconds,
    ...values,
  })
  sign = testApp.seal('examination', exam.examinationId)
}
const begin = async (as: Person) => {
  const { body } = await testApp.ask(exams.addRecord, { examinationId: sign }, as)
  expect(body.code).toBe(200)
  return body.data!.recordId
}
const answerOf = (answer: string) => [
  { unitestingBankId: testApp.seal('examSubject', exam.subjectIds[0]!), answer },
]
const submit = (recordId: string, as: Person, answer = 'a') =>
  testApp.ask(exams.submit, { examinationId: sign, recordId, answerList: answerOf(answer) }, as)
const release = (status: 1 | 2, confirmed?: boolean) =>
  testApp.ask(exams.updateReleaseStatus, { sign, status, confirmed }, teacher)
/** Returns which answers and marks this student can see now. */
const shownTo = async (as: Person) => {
  const { body } = await testApp.ask(exams.getExaminationPaper, { examinationId: sign }, as)
  const text = JSON.stringify(body.data)
  return {
    keys: text.includes('secret-'),
    review: body.data!.may.review,
    score: body.data!.studentScore !== null,
  }
}
const nothing = { keys: false, review: false, score: false }
const everything = { keys: true, review: true, score: true }

describe('keys that are shown after the end', () => {
  it('[EXM-166] are hidden during the grace, in which others can still save', async () => {
    await make({ endTime: new Date(testApp.clock.now().getTime() + 10 * minute * 1000) })
    const [first, second] = [await begin(early), await begin(late)]
    await submit(first, early)
    testApp.clock.pass(10 * minute + 1)
    expect(await shownTo(early)).toEqual(nothing)
    const saved = await testApp.ask(
      exams.savePaper,
      { unitestingUserRecordId: second, subjectAnswerReqList: answerOf('a') },
      late,
    )
    expect(saved.body.code).toBe(200)
    testApp.clock.pass(graceSeconds - 2)
    expect(await shownTo(early)).toEqual(nothing)
    testApp.clock.pass(1)
    // When the last paper is read, the server hands it in. After that, no paper is open.
    await shownTo(late)
    expect(await shownTo(late)).toEqual(everything)
    expect(await shownTo(early)).toEqual(everything)
  })

  it('[EXM-166] are hidden after an early closing until the last paper is in and the grace is over', async () => {
    await make({})
    const [first, second] = [await begin(early), await begin(late)]
    await submit(first, early)
    testApp.clock.pass(2)
    expect((await release(2)).body.code).toBe(200)
    testApp.clock.pass(graceSeconds + 1)
    expect(await shownTo(early)).toEqual(nothing)
    expect((await submit(second, late, 'b')).body.code).toBe(200)
    expect(await shownTo(early)).toEqual(nothing)
    testApp.clock.pass(graceSeconds)
    expect(await shownTo(early)).toEqual(everything)
    expect(await shownTo(late)).toEqual(everything)
  })

  it('[EXM-166] hide the score until then too, if they are never shown', async () => {
    await make({ reviewWhen: 'never' })
    const [first, second] = [await begin(early), await begin(late)]
    await submit(first, early)
    testApp.clock.pass(2)
    await release(2)
    testApp.clock.pass(graceSeconds)
    expect(await shownTo(early)).toEqual(nothing)
    await submit(second, late)
    testApp.clock.pass(graceSeconds)
    expect(await shownTo(early)).toEqual({ ...nothing, score: true })
  })
})

describe('opening an examination again', () => {
  beforeEach(async () => {
    await make({})
    await submit(await begin(early), early)
    testApp.clock.pass(2)
    await release(2)
  })

  it('[EXM-167] needs a confirmation that names how many students may know the keys', async () => {
    testApp.clock.pass(graceSeconds)
    expect((await release(1)).body).toMatchObject({
      code: -4,
      extend: { reason: 'keysShown', students: 1 },
    })
    expect(await shownTo(early)).toEqual(everything)
    expect((await release(1, true)).body.data).toMatchObject({ status: 1 })
    expect(await shownTo(early)).toEqual(nothing)
    await begin(late)
  })

  it('[EXM-167] needs no confirmation as long as nobody has seen a key', async () => {
    testApp.clock.pass(2)
    expect((await release(1)).body.data).toMatchObject({ status: 1 })
  })
})
