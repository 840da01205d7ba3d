import { exams } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { closeAllDue } from '../closing/actions.ts'
import { openClassroom } from '../saving/factories.ts'
import { attemptEvents, attempts, examinations } from '../../tables.ts'
import { certificate, type Extended, type Times, timesOf } from './factories.ts'

const minute = 60_000

let testApp: TestApp
let times: Times
beforeAll(async () => {
  testApp = await openTestApp()
  times = timesOf(testApp)
})
afterAll(() => testApp.close())

describe('extra time while a paper is written', () => {
  it('[EXM-117] is shown by the next save and the next view, with giver and reason', async () => {
    const classroom = await openClassroom(testApp, { minutes: 40 })
    const notifyAll = vi.spyOn(testApp.app.services.live, 'notifyAll')
    const record = await classroom.begin()
    expect((await classroom.save(record, [])).body.data).toMatchObject({ extension: null })
    expect((await times.give(classroom, { extraMinutes: 20 })).body.data).toMatchObject({
      extended: 1,
    })
    const deadline = times.inMinutes(60).toISOString()
    const extension = {
      at: testApp.clock.now().toISOString(),
      deadline,
      by: classroom.teacher.name,
      reason: certificate,
    }
    expect((await classroom.save(record, [])).body.data).toMatchObject({ deadline, extension })
    expect(await classroom.open()).toMatchObject({ deadline, extension })
    expect((await classroom.detail(record)).extension).toEqual(extension)
    const data = { examinationId: classroom.examinationId }
    expect(notifyAll).toHaveBeenCalledWith(
      { userIds: [classroom.student.userId] },
      { topic: 'attemptExtended', data },
    )
    notifyAll.mockRestore()
    const { id } = await classroom.attempt()
    const events = await testApp.db
      .select()
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, id))
    expect(events).toMatchObject([
      { kind: 'begun' },
      { kind: 'extended', actorId: classroom.teacher.userId },
    ])
  })

  it('[EXM-116] lets answers in after the end of the others, but not after their own end', async () => {
    const classroom = await openClassroom(testApp, { endTime: times.inMinutes(30) })
    const record = await classroom.begin()
    await times.give(classroom, { extraMinutes: 10 })
    testApp.clock.pass(35 * 60)
    await closeAllDue(testApp.app.services, {}, testApp.clock.now())
    expect((await classroom.save(record, [{ place: 0, answer: 'a' }])).status).toBe(200)
    testApp.clock.pass(6 * 60)
    await closeAllDue(testApp.app.services, {}, testApp.clock.now())
    expect(await classroom.attempt()).toMatchObject({ state: 'auto_submitted', score: 1000 })
  })

  it('[EXM-117] adds the absence to a stopped clock too, in either order', async () => {
    for (const givenFirst of [true, false]) {
      const classroom = await openClassroom(testApp, { minutes: 10, clockStops: true })
      const record = await classroom.begin()
      testApp.clock.pass(300)
      if (givenFirst) await times.give(classroom, { extraMinutes: 5 })
      if (!givenFirst) await classroom.open('a-tab-here')
      if (!givenFirst) await times.give(classroom, { extraMinutes: 5 })
      const { body } = await classroom.save(record, [], givenFirst ? undefined : 'a-tab-here')
      expect(body.data).toMatchObject({ remaining: 15 * minute })
      expect(await classroom.attempt()).toMatchObject({ pausedSeconds: 300 })
    }
  })

  it('[EXM-117] reaches every open paper of the student if it is permanent', async () => {
    const classroom = await openClassroom(testApp, { minutes: 40 })
    await classroom.begin()
    const given = await times.give(classroom, { standing: true, factor: 125 })
    expect(given.body.data).toMatchObject({ extended: 1 })
    expect(await classroom.attempt()).toMatchObject({ deadline: times.inMinutes(50) })
  })

  it('[EXM-173] never reopens a closed paper', async () => {
    const classroom = await openClassroom(testApp, { minutes: 10 })
    await classroom.begin()
    testApp.clock.pass(12 * 60)
    await closeAllDue(testApp.app.services, {}, testApp.clock.now())
    expect((await times.give(classroom, { extraMinutes: 60 })).body.data).toMatchObject({
      extended: 0,
    })
    expect(await classroom.attempt()).toMatchObject({ state: 'auto_submitted', extension: null })
  })

  it('[EXM-173] either extends or closes a paper when due papers are closed at the same moment', async () => {
    const classroom = await openClassroom(testApp, { minutes: 10 })
    const others = await Promise.all(Array.from({ length: 12 }, () => testApp.person()))
    for (const person of others) {
      await classroom.join(person)
      await classroom.begin(undefined, person)
    }
    testApp.clock.pass(11 * 60)
    const now = testApp.clock.now()
    const [, given] = await Promise.all([
      closeAllDue(testApp.app.services, { examinationId: times.idOf(classroom) }, now),
      times.give(classroom, { extraMinutes: 60, to: others }),
      closeAllDue(testApp.app.services, { examinationId: times.idOf(classroom) }, now),
    ])
    expect(given.status).toBe(200)
    const rows = await testApp.db
      .select()
      .from(attempts)
      .where(eq(attempts.examinationId, times.idOf(classroom)))
    const extended = rows.filter(({ extension }) => extension !== null)
    expect(extended).toHaveLength(given.body.data!.extended)
    for (const { state, deadline, extension, submittedAt } of rows) {
      const isOpen = state === 'in_progress'
      expect(extension !== null).toBe(isOpen)
      expect(submittedAt === null).toBe(isOpen)
      expect(deadline).toEqual(isOpen ? new Date(+now + 59 * minute) : new Date(+now - minute))
    }
    await closeAllDue(testApp.app.services, { examinationId: times.idOf(classroom) }, now)
    const after = await testApp.db
      .select()
      .from(attempts)
      .where(
        and(eq(attempts.examinationId, times.idOf(classroom)), eq(attempts.state, 'in_progress')),
      )
    expect(after).toHaveLength(extended.length)
  })

  it('[EXM-117] is not overwritten by a page that returns at the same moment', async () => {
    const classroom = await openClassroom(testApp, { minutes: 10, clockStops: true })
    await classroom.begin()
    testApp.clock.pass(200)
    await Promise.all([
      classroom.open('one-tab-here'),
      times.give(classroom, { extraMinutes: 5 }),
      classroom.open('two-tabs-here'),
    ])
    expect(await classroom.attempt()).toMatchObject({
      deadline: times.inMinutes(15),
      pausedSeconds: 200,
      extension: { reason: certificate },
    })
  })

  it('[EXM-117] also applies to a student who begins at that moment', async () => {
    const classroom = await openClassroom(testApp, { minutes: 10 })
    const others = await Promise.all(Array.from({ length: 8 }, () => testApp.person()))
    for (const person of others) await classroom.join(person)
    const [, ...begun] = await Promise.all([
      times.give(classroom, { extraMinutes: 5, to: others }),
      ...others.map((person) => classroom.begin(undefined, person)),
    ])
    expect(begun.every((record) => record !== '')).toBe(true)
    const rows = await testApp.db
      .select()
      .from(attempts)
      .where(eq(attempts.examinationId, times.idOf(classroom)))
    expect(rows.map(({ deadline }) => deadline)).toEqual(others.map(() => times.inMinutes(15)))
  })
})

describe('keys that are shown after the end', () => {
  it('[EXM-166] are hidden until the end of the student with most time, begun or not', async () => {
    const classroom = await openClassroom(testApp, {
      endTime: times.inMinutes(10),
      reviewWhen: 'ended',
    })
    const slow = await testApp.person()
    await classroom.join(slow)
    await times.give(classroom, { extraMinutes: 20, to: [slow] })
    await classroom.submit(await classroom.begin(), [{ place: 0, answer: 'a' }])
    testApp.clock.pass(12 * 60)
    const seen = async () => (await classroom.open()).may.review
    expect(await seen()).toBe(false)
    testApp.clock.pass(18 * 60)
    expect(await seen()).toBe(false)
    testApp.clock.pass(60)
    expect(await seen()).toBe(true)
  })

  it('[EXM-171] need a confirmation to give extra time once they are shown', async () => {
    const classroom = await openClassroom(testApp, {
      endTime: times.inMinutes(10),
      reviewWhen: 'ended',
    })
    const slow = await testApp.person()
    await classroom.join(slow)
    await classroom.submit(await classroom.begin())
    testApp.clock.pass(12 * 60)
    const refused = await times.give(classroom, { extraMinutes: 30, to: [slow] })
    expect(refused.body).toMatchObject({ code: -4, extend: { reason: 'keysShown', students: 1 } })
    expect((await classroom.open(undefined, slow)).may.start).toBe(false)
    expect(
      (await times.give(classroom, { extraMinutes: 30, to: [slow], confirmed: true })).status,
    ).toBe(200)
    expect((await classroom.open(undefined, slow)).may.start).toBe(true)
    expect((await classroom.open()).may.review).toBe(false)
  })
})

describe('an extension for all students', () => {
  it('[EXM-172] [EXM-174] moves end and limit for open and later papers, and is stored', async () => {
    const classroom = await openClassroom(testApp, {
      minutes: 30,
      endTime: times.inMinutes(60),
      attempts: 1,
    })
    const [done, later] = [await testApp.person(), await testApp.person()]
    for (const person of [done, later]) await classroom.join(person)
    const handedIn = await classroom.begin(undefined, done)
    await testApp.ask(
      exams.submit,
      { examinationId: classroom.examinationId, recordId: handedIn, answerList: [] },
      done,
    )
    const record = await classroom.begin()
    const endTime = times.inMinutes(90).toISOString()
    const { body } = await times.extend(classroom, { endTime, moreMinutes: 15 })
    expect(body.data).toMatchObject({
      extended: 1,
      examination: { endTime, examTime: 45, status: 1 },
    })
    expect((await classroom.save(record, [])).body.data).toMatchObject({
      deadline: times.inMinutes(45).toISOString(),
      extension: { by: classroom.teacher.name, reason: 'Fire alarm.' },
    })
    expect(await times.noticesOf(classroom.student)).toContain('Fire alarm.')
    expect(await times.noticesOf(later)).toContain('Fire alarm.')
    expect(await times.noticesOf(done)).not.toContain('Fire alarm.')
    expect(await times.changesOf(classroom)).toMatchObject([
      {
        kind: 'extended',
        userName: null,
        reason: 'Fire alarm.',
        times: {
          before: { endTime: times.inMinutes(60).toISOString(), examTime: 30 },
          after: { endTime, examTime: 45 },
        },
      },
    ])
    testApp.clock.pass(70 * 60)
    await classroom.begin(undefined, later)
    const [row] = await testApp.db.select().from(attempts).where(eq(attempts.userId, later.userId))
    expect(row).toMatchObject({ deadline: times.inMinutes(20), endsAt: times.inMinutes(20) })
  })

  it('[EXM-172] is refused at a field that would take time away', async () => {
    const classroom = await openClassroom(testApp, {
      endTime: times.inMinutes(60),
      reviewWhen: 'graded',
    })
    const fieldOf = async (input: Extended) => {
      const { status, body } = await times.extend(classroom, input)
      return [status, Object.keys((body.extend?.['fields'] as object | undefined) ?? {})]
    }
    expect(await fieldOf({ endTime: times.inMinutes(59).toISOString() })).toEqual([
      422,
      ['endTime'],
    ])
    expect(await fieldOf({ moreMinutes: 5 })).toEqual([422, ['moreMinutes']])
    expect(await fieldOf({ reviewWhen: 'ended' })).toEqual([422, ['reviewWhen']])
    expect(await fieldOf({})).toEqual([422, ['moreMinutes']])
    expect(await fieldOf({ endTime: times.inMinutes(70).toISOString(), reason: '' })).toEqual([
      422,
      ['reason'],
    ])
    const stranger = await testApp.person('teacher,normal')
    expect(
      (await times.extend(classroom, { endTime: times.inMinutes(70).toISOString(), as: stranger }))
        .status,
    ).toBe(403)
    const [row] = await testApp.db
      .select()
      .from(examinations)
      .where(eq(examinations.id, times.idOf(classroom)))
    expect(row).toMatchObject({ endTime: times.inMinutes(60), version: 1 })
    const draft = await openClassroom(testApp, { status: 0, endTime: times.inMinutes(60) })
    expect(
      (await times.extend(draft, { endTime: times.inMinutes(70).toISOString() })).body.code,
    ).toBe(-4)
  })

  it('[EXM-172] shows keys before the end only when the teacher confirms it', async () => {
    const classroom = await openClassroom(testApp, {
      endTime: times.inMinutes(60),
      reviewWhen: 'ended',
    })
    const record = await classroom.begin()
    await classroom.submit(record, [{ place: 0, answer: 'a' }])
    const sooner = { reviewWhen: 'submitted' as const }
    expect((await times.extend(classroom, sooner)).body).toMatchObject({
      code: -4,
      extend: { reason: 'keysWhileWriting' },
    })
    expect((await classroom.open()).may.review).toBe(false)
    expect((await times.extend(classroom, { ...sooner, confirmed: true })).status).toBe(200)
    expect((await classroom.open()).may.review).toBe(true)
    expect(await times.noticesOf(classroom.student)).toContain('Fire alarm.')
  })

  it('[EXM-172] to a later end needs a confirmation after keys were shown', async () => {
    const classroom = await openClassroom(testApp, {
      endTime: times.inMinutes(10),
      reviewWhen: 'ended',
    })
    await classroom.submit(await classroom.begin())
    testApp.clock.pass(12 * 60)
    const endTime = times.inMinutes(30).toISOString()
    expect((await times.extend(classroom, { endTime })).body).toMatchObject({
      code: -4,
      extend: { reason: 'keysShown', students: 1 },
    })
    expect((await times.extend(classroom, { endTime, confirmed: true })).status).toBe(200)
  })
})
