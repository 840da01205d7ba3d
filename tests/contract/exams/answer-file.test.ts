import { answerFileCapacity, exams } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClassroom } from '../../../apps/server/src/modules/exams/sitting/saving/factories.ts'
import { openTestApp, type TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { makeAnswerFile } from '../../../apps/web/src/modules/exams/saving/answer-file.ts'
import { createAnswerSeal } from '../../../apps/web/src/modules/exams/saving/sealed-answers.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** A closed attempt, and the answer file that its page saved. */
async function cutOff(answers: readonly string[]) {
  const classroom = await openClassroom(testApp, { minutes: 10 })
  const record = await classroom.begin('tab-of-the-student')
  const { body } = await testApp.ask(exams.answerKey, {}, classroom.student)
  const seal = await createAnswerSeal(body.data?.key ?? '')
  if (!seal) throw new Error('There is no cryptography.')
  const now = testApp.clock.now()
  const entries = answers.map((answer, at) => ({
    questionId: classroom.subject(0),
    answer,
    seq: at + 1,
    generation: 1,
    at: now.getTime(),
  }))
  const of = { school: 'localhost', examination: classroom.examinationId, attempt: record }
  const text = await makeAnswerFile(seal, of, entries, now)
  testApp.clock.pass(3600)
  const upload = (file: string) =>
    testApp.ask(exams.uploadAnswerFile, { recordId: record, file }, classroom.teacher)
  return { ...classroom, record, text, upload }
}

describe('the answer file of the exam window', () => {
  it('[EXM-105] is accepted by the server, and the newest answer to a question counts', async () => {
    const { text, upload, detail, record } = await cutOff(['b', 'a'])
    expect((await upload(text)).body.data).toEqual({ state: 'kept', kept: 1, unfit: 0 })
    expect((await detail(record)).items[0]?.late).toMatchObject([{ answer: 'a', state: 'waiting' }])
  })

  it('[EXM-105] is refused when one letter was changed', async () => {
    const { text, upload } = await cutOff(['a'])
    const file = JSON.parse(text) as { sealed: string }
    const letter = file.sealed.startsWith('A') ? 'B' : 'A'
    const changed = JSON.stringify({ ...file, sealed: letter + file.sealed.slice(1) })
    expect((await upload(changed)).status).toBe(422)
  })

  it('[EXM-197] omits the oldest entries instead of exceeding the limit', async () => {
    const long = 'x'.repeat(answerFileCapacity / 2)
    const { text, upload } = await cutOff([long, long, 'a'])
    expect(text.length).toBeLessThan(1_000_000)
    expect((await upload(text)).body.data).toMatchObject({ kept: 1 })
  })
})
