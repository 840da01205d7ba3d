import { exams } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeExam } from '../../modules/exams/factories.ts'
import { Classroom } from '../../modules/study/factories.ts'
import { connect, startLive } from '../../testing/socket-client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let classroom: Classroom

beforeAll(async () => {
  testApp = await openTestApp({ env: { LIVE_URL: 'off' } })
  classroom = await Classroom.open(testApp)
})
afterAll(() => testApp.close())

describe('without a live channel', () => {
  it('[FRM-172] socket and ticket do not exist, and notifying does nothing', async () => {
    const port = await startLive(testApp)
    const { token, userId } = classroom.student
    expect(await connect(port, { cookies: { token } })).toBe(404)
    for (const url of ['/ws', '/api/v1/live/ticket'])
      expect((await testApp.app.http.inject({ url, cookies: { token } })).statusCode).toBe(404)
    const { live } = testApp.app.services
    expect(
      await testApp.statementsOf(() => live.notify(userId, { topic: 'messages', data: {} })),
    ).toBe(0)
  })

  it('[FRM-173] the response to its next report informs an older player', async () => {
    const course = await classroom.joined()
    const { sessionId } = await classroom.play(course)
    await classroom.play(course)
    testApp.clock.pass(10)
    const report = await classroom.report(course, 0, {
      studyTime: 10,
      from: 0,
      to: 10,
      seq: 1,
      sessionId,
    })
    expect(report.body).toMatchObject({ code: -4, extend: { reason: 'playedElsewhere' } })
  })

  it('[FRM-173] the response to its next save informs an older exam window', async () => {
    const { student, teacher } = classroom
    const { courseId } = await classroom.joined()
    const { schoolId } = testApp
    const made = await makeExam(
      testApp.db,
      { schoolId, courseId, authorId: teacher.userId },
      testApp.clock.now(),
    )
    const examinationId = testApp.seal('examination', made.examinationId)
    const open = { examinationId, holder: 'tab-older' }
    const { body } = await testApp.ask(exams.addRecord, open, student)
    await testApp.ask(exams.getExaminationPaper, { ...open, holder: 'tab-newer' }, student)
    const save = {
      countDown: 1000,
      subjectAnswerReqList: [],
      unitestingUserRecordId: body.data?.recordId ?? '',
      holder: 'tab-older',
    }
    const saved = await testApp.ask(exams.savePaper, save, student)
    expect(saved.body).toMatchObject({ code: -6, extend: { reason: 'attemptTakenOver' } })
  })
})
