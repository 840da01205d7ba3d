import { exams, messages } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { oneOfEach } from '../../factories.ts'
import { type Classroom, openClassroom } from '../saving/factories.ts'
import { gradingHistory } from '../../tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const tab = 'tab-of-the-student'

/** Makes a paper whose time ran out while the device had no network. */
async function cutOff(values: Parameters<typeof openClassroom>[1] = {}) {
  const classroom = await openClassroom(testApp, { minutes: 10, ...values })
  const record = await classroom.begin(tab)
  await classroom.save(record, [{ place: 0, answer: 'b', seq: 1, generation: 1 }], tab)
  testApp.clock.pass(3600)
  return { ...classroom, record }
}

async function decide(
  { detail, teacher }: Classroom,
  record: string,
  {
    take,
    reason = 'The network was down.',
    as = teacher,
  }: {
    take: boolean
    reason?: string
    as?: Classroom['teacher']
  },
) {
  const { version, items } = await detail(record)
  const late = items.flatMap((item) => item.late).find(({ state }) => state === 'waiting')
  return testApp.ask(
    exams.decideLateAnswer,
    { recordId: record, lateId: late?.lateId ?? record, version, take, reason },
    as,
  )
}

describe('answers that arrive late', () => {
  it('[EXM-104] are stored without counting, and confirmed to the device', async () => {
    const { record, sendLate, subject, detail, stored, attempt } = await cutOff()
    const time = testApp.clock.now().getTime() - 3_000_000
    const { body } = await sendLate(record, [
      { place: 0, answer: 'a', seq: 7, generation: 1, at: time },
      { place: 3, answer: true, seq: 8, generation: 1 },
    ])
    expect(body.data).toEqual({
      kept: [
        { unitestingBankId: subject(0), seq: 7 },
        { unitestingBankId: subject(3), seq: 8 },
      ],
      waiting: 2,
      state: 'autoSubmitted',
    })
    expect(await attempt()).toMatchObject({ state: 'auto_submitted', score: 0 })
    expect(await stored(0)).toMatchObject({ answer: 'b' })
    const { items, record: row } = await detail(record)
    expect(row.lateWaiting).toBe(2)
    expect(items[0]).toMatchObject({
      answer: 'b',
      late: [{ answer: 'a', state: 'waiting', writtenAt: new Date(time).toISOString() }],
    })
    expect(items[3]?.late).toMatchObject([{ answer: true, writtenAt: null }])
  })

  it('[EXM-104] are stored once however often they are sent, and a newer one of a device replaces its older one', async () => {
    const { record, sendLate, detail } = await cutOff()
    for (let tries = 0; tries < 30; tries += 1)
      await sendLate(record, [{ place: 0, answer: 'a', seq: 7, generation: 1 }])
    await sendLate(record, [{ place: 0, answer: 'c', seq: 5, generation: 1 }])
    expect((await detail(record)).items[0]?.late).toMatchObject([{ answer: 'a' }])
    await sendLate(record, [{ place: 0, answer: 'd', seq: 9, generation: 1 }])
    expect((await detail(record)).items[0]?.late).toMatchObject([{ answer: 'd' }])
  })

  it('[EXM-104] are never dropped: each question has its answer after more than twenty requests', async () => {
    const items = Array.from({ length: 25 }, () => oneOfEach[4]!)
    const { record, sendLate, detail } = await cutOff({ items })
    for (let place = 1; place < 25; place += 1)
      await sendLate(record, [
        { place, answer: `Late text ${place}`, seq: 10 + place, generation: 1 },
      ])
    const late = (await detail(record)).items.flatMap((item) => item.late)
    expect(late.map(({ answer }) => answer)).toEqual(
      Array.from({ length: 24 }, (_, place) => `Late text ${place + 1}`),
    )
  })

  it('[EXM-104] are stored separately for two devices', async () => {
    const classroom = await openClassroom(testApp, { minutes: 10 })
    const record = await classroom.begin(tab)
    await classroom.open('tab-of-the-phone')
    testApp.clock.pass(3600)
    await classroom.sendLate(record, [{ place: 0, answer: 'a', seq: 3, generation: 1 }])
    await classroom.sendLate(record, [{ place: 0, answer: 'c', seq: 2, generation: 2 }])
    expect((await classroom.detail(record)).items[0]?.late.map(({ answer }) => answer)).toEqual([
      'a',
      'c',
    ])
  })

  it('[EXM-104] are only confirmed if the same answer is already stored', async () => {
    const { record, sendLate, detail } = await cutOff()
    const { body } = await sendLate(record, [{ place: 0, answer: 'b', seq: 1, generation: 1 }])
    expect(body.data).toMatchObject({ kept: [{ seq: 1 }], waiting: 0 })
    expect((await detail(record)).items[0]?.late).toEqual([])
  })

  it('[EXM-104] [EXM-128] are withdrawn when the student returns to the stored answer, and shown as given up', async () => {
    const { record, sendLate, detail, attempt } = await cutOff()
    const entry = { place: 0, generation: 1 }
    const late = async () => (await detail(record)).items[0]?.late
    await sendLate(record, [{ ...entry, answer: 'a', seq: 7 }])
    // An older entry that arrives late changes nothing.
    await sendLate(record, [{ ...entry, answer: 'b', seq: 5 }])
    expect(await late()).toMatchObject([{ answer: 'a', state: 'waiting' }])
    const { body } = await sendLate(record, [{ ...entry, answer: 'b', seq: 8 }])
    expect(body.data).toMatchObject({ waiting: 0 })
    expect(await late()).toEqual([])
    expect((await detail(record)).items[0]).toMatchObject({
      answer: 'b',
      earlier: [{ kind: 'unchosen', answer: 'a' }],
    })
    expect(await attempt()).toMatchObject({ score: 0 })
  })

  it('[EXM-104] are refused while the attempt is open, which only its paper can write', async () => {
    const { begin, sendLate, detail } = await openClassroom(testApp)
    const record = await begin(tab)
    const { body } = await sendLate(record, [{ place: 0, answer: 'a', seq: 1 }])
    expect(body).toMatchObject({ code: -4, extend: { reason: 'attemptOpen' } })
    expect((await detail(record)).items[0]?.late).toEqual([])
  })

  it('[EXM-104] are stored when a save is refused as too late', async () => {
    const { record, save, submit, detail } = await cutOff()
    const late = [{ place: 0, answer: 'a', seq: 4, generation: 1 }]
    expect((await save(record, late, tab)).body).toMatchObject({ extend: { reason: 'timeUp' } })
    expect((await submit(record, late, tab)).body).toMatchObject({ extend: { reason: 'timeUp' } })
    expect((await detail(record)).items[0]?.late).toMatchObject([{ answer: 'a' }])
  })

  it('[EXM-130] are shown to the student on the start page and at the result', async () => {
    const { record, sendLate, open, student } = await cutOff()
    await sendLate(record, [{ place: 0, answer: 'a', seq: 7, generation: 1 }])
    const paper = await open()
    expect(paper.history).toMatchObject([{ late: { waiting: 1, taken: 0, refused: 0 } }])
    const { body } = await testApp.ask(
      exams.getPaperRecord,
      { unitestingUserRecordId: record },
      student,
    )
    const [first] = body.data?.groups.flatMap(({ children }) => children) ?? []
    expect(first?.late).toMatchObject([{ value: 'a', state: 'waiting', reason: null }])
  })
})

describe('the decision about a late answer', () => {
  it('[EXM-130] to accept it marks the question again, keeps the replaced answer, and notifies the student', async () => {
    const classroom = await cutOff()
    const { record, sendLate, stored, attempt, student, open } = classroom
    await sendLate(record, [{ place: 0, answer: 'a', seq: 7, generation: 1 }])
    const { body } = await decide(classroom, record, { take: true })
    expect(body.data?.record).toMatchObject({ score: 10, lateWaiting: 0 })
    expect(body.data?.items[0]).toMatchObject({
      answer: 'a',
      score: 10,
      late: [{ state: 'taken', reason: 'The network was down.' }],
      earlier: [{ kind: 'replaced', answer: 'b' }],
    })
    expect(await stored(0)).toMatchObject({ answer: 'a' })
    expect(await attempt()).toMatchObject({ score: 1000, state: 'auto_submitted' })
    const [history] = await testApp.db
      .select()
      .from(gradingHistory)
      .where(eq(gradingHistory.gradedBy, classroom.teacher.userId))
    expect(history).toMatchObject({ scoreBefore: 0, scoreAfter: 1000 })
    expect(await open()).toMatchObject({ history: [{ score: 10, late: { taken: 1 } }] })
    const response = await testApp.ask(
      messages.allSystemMessages,
      { msgType: 1, page: 1, size: 5 },
      student,
    )
    expect(JSON.stringify(response.body.data)).toContain('The network was down.')
  })

  it('[EXM-130] to accept an explanation makes it await marks', async () => {
    const classroom = await cutOff({ items: oneOfEach })
    await classroom.sendLate(classroom.record, [
      { place: 4, answer: 'My late words', seq: 7, generation: 1 },
    ])
    const { body } = await decide(classroom, classroom.record, { take: true })
    expect(body.data?.record).toMatchObject({ waitingForMarks: true, score: null })
    expect(body.data?.items[4]).toMatchObject({ answer: 'My late words', waiting: true })
  })

  it('[EXM-130] to refuse it changes no mark, and keeps the reason', async () => {
    const classroom = await cutOff()
    const { record, sendLate, stored, attempt } = classroom
    await sendLate(record, [{ place: 0, answer: 'a', seq: 7, generation: 1 }])
    const { body } = await decide(classroom, record, {
      take: false,
      reason: 'Sent two hours later.',
    })
    expect(body.data?.items[0]).toMatchObject({
      answer: 'b',
      late: [{ state: 'refused', reason: 'Sent two hours later.' }],
      earlier: [],
    })
    expect(await stored(0)).toMatchObject({ answer: 'b' })
    expect(await attempt()).toMatchObject({ score: 0 })
    await sendLate(record, [{ place: 0, answer: 'a', seq: 7, generation: 1 }])
    expect((await classroom.detail(record)).record.lateWaiting).toBe(0)
  })

  it('[EXM-130] is made by one of two teachers at the same moment', async () => {
    const classroom = await cutOff()
    await classroom.sendLate(classroom.record, [{ place: 0, answer: 'a', seq: 7, generation: 1 }])
    const { version, items } = await classroom.detail(classroom.record)
    const lateId = items[0]?.late[0]?.lateId ?? ''
    const both = await Promise.all(
      [true, false].map((take) =>
        testApp.ask(
          exams.decideLateAnswer,
          { recordId: classroom.record, lateId, version, take, reason: `It is ${take}.` },
          classroom.teacher,
        ),
      ),
    )
    expect(both.map(({ body }) => body.code).toSorted((a, b) => b - a)).toEqual([200, -4])
    const late = (await classroom.detail(classroom.record)).items[0]?.late
    expect(late).toHaveLength(1)
  })

  it('[EXM-130] is refused to people who do not teach the course, and without a reason', async () => {
    const classroom = await cutOff()
    await classroom.sendLate(classroom.record, [{ place: 0, answer: 'a', seq: 7, generation: 1 }])
    const stranger = await testApp.person('teacher,normal')
    expect((await decide(classroom, classroom.record, { take: true, as: stranger })).status).toBe(
      403,
    )
    expect((await decide(classroom, classroom.record, { take: true, reason: ' ' })).status).toBe(
      422,
    )
    expect((await classroom.attempt()).score).toBe(0)
  })
})
