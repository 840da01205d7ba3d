import { exams } from '@titian/contract'
import type { ItemAnswer } from '@titian/exam-items/shape'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeCourse } from '../../../courses/factories.ts'
import { enrol } from '../../../courses/index.ts'
import { makeExam, oneOfEach } from '../../factories.ts'
import { attemptAnswers, attemptItems, attempts, examinations } from '../../tables.ts'

let testApp: TestApp
let student: Person
let examinationId: number
let subjectIds: number[]
let recordId: string

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

beforeEach(async () => {
  const { schoolId } = testApp
  const time = testApp.clock.now()
  const { userId: authorId } = await testApp.person('teacher,normal')
  const courseId = await makeCourse(testApp.db, { schoolId, authorId }, time)
  student = await testApp.person()
  await enrol(testApp.db, { schoolId, userId: student.userId, courseId }, time)
  const place = { schoolId, courseId, authorId }
  const made = await makeExam(testApp.db, place, time, { items: oneOfEach })
  ;({ examinationId, subjectIds } = made)
  const begun = await testApp.ask(exams.addRecord, { examinationId: sealed() }, student)
  recordId = begun.body.data!.recordId
})

const sealed = () => testApp.seal('examination', examinationId)
const questionId = (index: number) => testApp.seal('examSubject', subjectIds[index]!)
const submit = () =>
  testApp.ask(exams.submit, { examinationId: sealed(), recordId, answerList: [] }, student)
const check = (index: number, answer: ItemAnswer, by = student) =>
  testApp.ask(
    exams.checkPractice,
    { unitestingUserRecordId: recordId, unitestingBankId: questionId(index), answer },
    by,
  )
/** Reads every row of attempts that practising might change. */
const stored = async () => [
  await testApp.db.select().from(attempts),
  await testApp.db.select().from(attemptItems),
  await testApp.db.select().from(attemptAnswers),
]

describe('practising a question again', () => {
  it('[EXM-211] marks the new answer, stores nothing and changes no mark', async () => {
    await submit()
    const before = await stored()
    const { body: shown } = await testApp.ask(
      exams.getPaperRecord,
      { unitestingUserRecordId: recordId },
      student,
    )
    const children = shown.data!.groups.flatMap((group) => group.children)
    for (const [at, { review, item }] of children.entries()) {
      const right = item.kind === 'annotation' ? 'My own words.' : review!.answer
      const { body } = await check(at, right)
      expect(body.data).toEqual(
        item.kind === 'annotation'
          ? { right: null, studentScore: null }
          : { right: true, studentScore: 10 },
      )
      if (item.kind !== 'annotation')
        expect((await check(at, null)).body.data).toEqual({ right: false, studentScore: 0 })
    }
    expect(await stored()).toEqual(before)
  })

  it('[EXM-211] is refused until the review shows the answers', async () => {
    expect((await check(0, 'a')).body).toMatchObject({ code: -4, data: null })
    await submit()
    await testApp.db
      .update(examinations)
      .set({ reviewWhen: 'never' })
      .where(eq(examinations.id, examinationId))
    expect((await check(0, 'a')).body).toMatchObject({ code: -4, data: null })
  })

  it("[EXM-211] is possible for questions of the student's own paper, with answers that fit them", async () => {
    await submit()
    expect((await check(0, 'a', await testApp.person())).status).toBe(404)
    const other = testApp.seal('examSubject', subjectIds[0]! + 100_000)
    const input = { unitestingUserRecordId: recordId, unitestingBankId: other, answer: 'a' }
    expect((await testApp.ask(exams.checkPractice, input, student)).status).toBe(404)
    expect((await check(0, ['a', 'b'])).body).toMatchObject({
      code: -2,
      extend: { fields: { answer: expect.any(String) } },
    })
  })
})
