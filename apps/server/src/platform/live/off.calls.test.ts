import { exams } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeExam } from '../../modules/exams/factories.ts'
import { Classroom } from '../../modules/study/factories.ts'
import { connect, startLive } from '../../testing/socket-client.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let room: Classroom

beforeAll(async () => {
  world = await openWorld({ env: { LIVE_URL: 'off' } })
  room = await Classroom.open(world)
})
afterAll(() => world.close())

describe('without a live channel', () => {
  it('[FRM-172] there is no socket and no ticket, and telling costs nothing', async () => {
    const port = await startLive(world)
    const { token, userId } = room.student
    expect(await connect(port, { cookies: { token } })).toBe(404)
    for (const url of ['/ws', '/api/v1/live/ticket'])
      expect((await world.app.http.inject({ url, cookies: { token } })).statusCode).toBe(404)
    const { live } = world.app.services
    expect(await world.statementsOf(() => live.tell(userId, { topic: 'messages', data: {} }))).toBe(
      0,
    )
  })

  it('[FRM-173] an older player is told by the answer to its next report', async () => {
    const course = await room.joined()
    const { sessionId } = await room.play(course)
    await room.play(course)
    world.clock.pass(10)
    const report = await room.report(course, 0, {
      studyTime: 10,
      from: 0,
      to: 10,
      seq: 1,
      sessionId,
    })
    expect(report.body).toMatchObject({ code: -4, extend: { reason: 'playedElsewhere' } })
  })

  it('[FRM-173] an older paper is told by the answer to its next save', async () => {
    const { student, teacher } = room
    const { courseId } = await room.joined()
    const { schoolId } = world
    const made = await makeExam(
      world.db,
      { schoolId, courseId, authorId: teacher.userId },
      world.clock.now(),
    )
    const examinationId = world.seal('examination', made.examinationId)
    const open = { examinationId, holder: 'tab-older' }
    const { body } = await world.ask(exams.addRecord, open, student)
    await world.ask(exams.getExaminationPaper, { ...open, holder: 'tab-newer' }, student)
    const save = {
      countDown: 1000,
      subjectAnswerReqList: [],
      unitestingUserRecordId: body.data?.recordId ?? '',
      holder: 'tab-older',
    }
    const saved = await world.ask(exams.savePaper, save, student)
    expect(saved.body).toMatchObject({ code: -6, extend: { reason: 'attemptTakenOver' } })
  })
})
