import { exams } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../testing/world.ts'
import { closeAllDue } from '../closing/actions.ts'
import { openClassroom } from '../saving/factories.ts'
import { attemptEvents, attempts, examinations } from '../tables.ts'
import { certificate, type Extended, type Times, timesOf } from './factories.ts'

const minute = 60_000

let world: World
let times: Times
beforeAll(async () => {
  world = await openWorld()
  times = timesOf(world)
})
afterAll(() => world.close())

describe('more time while a paper is written', () => {
  it('[EXM-117] reaches the paper with the next save and with a look, who and why included', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    const tellAll = vi.spyOn(world.app.services.live, 'tellAll')
    const record = await room.begin()
    expect((await room.save(record, [])).body.data).toMatchObject({ extension: null })
    expect((await times.give(room, { extraMinutes: 20 })).body.data).toMatchObject({ extended: 1 })
    const deadline = times.inMinutes(60).toISOString()
    const extension = {
      at: world.clock.now().toISOString(),
      deadline,
      by: room.teacher.name,
      reason: certificate,
    }
    expect((await room.save(record, [])).body.data).toMatchObject({ deadline, extension })
    expect(await room.open()).toMatchObject({ deadline, extension })
    expect((await room.detail(record)).extension).toEqual(extension)
    const data = { examinationId: room.examinationId }
    expect(tellAll).toHaveBeenCalledWith(
      { userIds: [room.student.userId] },
      { topic: 'attemptExtended', data },
    )
    tellAll.mockRestore()
    const { id } = await room.attempt()
    const events = await world.db
      .select()
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, id))
    expect(events).toMatchObject([
      { kind: 'begun' },
      { kind: 'extended', actorId: room.teacher.userId },
    ])
  })

  it('[EXM-116] lets answers in after the end of the others, and not after the own one', async () => {
    const room = await openClassroom(world, { endTime: times.inMinutes(30) })
    const record = await room.begin()
    await times.give(room, { extraMinutes: 10 })
    world.clock.pass(35 * 60)
    await closeAllDue(world.app.services, {}, world.clock.now())
    expect((await room.save(record, [{ place: 0, answer: 'a' }])).status).toBe(200)
    world.clock.pass(6 * 60)
    await closeAllDue(world.app.services, {}, world.clock.now())
    expect(await room.attempt()).toMatchObject({ state: 'auto_submitted', score: 1000 })
  })

  it('[EXM-117] gives a stopped clock the absence as well, whichever comes first', async () => {
    for (const givenFirst of [true, false]) {
      const room = await openClassroom(world, { minutes: 10, clockStops: true })
      const record = await room.begin()
      world.clock.pass(300)
      if (givenFirst) await times.give(room, { extraMinutes: 5 })
      if (!givenFirst) await room.open('a-tab-here')
      if (!givenFirst) await times.give(room, { extraMinutes: 5 })
      const { body } = await room.save(record, [], givenFirst ? undefined : 'a-tab-here')
      expect(body.data).toMatchObject({ remaining: 15 * minute })
      expect(await room.attempt()).toMatchObject({ pausedSeconds: 300 })
    }
  })

  it('[EXM-117] a standing right reaches every open paper of the student', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    await room.begin()
    const given = await times.give(room, { standing: true, factor: 125 })
    expect(given.body.data).toMatchObject({ extended: 1 })
    expect(await room.attempt()).toMatchObject({ deadline: times.inMinutes(50) })
  })

  it('[EXM-173] what is closed stays closed', async () => {
    const room = await openClassroom(world, { minutes: 10 })
    await room.begin()
    world.clock.pass(12 * 60)
    await closeAllDue(world.app.services, {}, world.clock.now())
    expect((await times.give(room, { extraMinutes: 60 })).body.data).toMatchObject({ extended: 0 })
    expect(await room.attempt()).toMatchObject({ state: 'auto_submitted', extension: null })
  })

  it('[EXM-173] with the closing of due papers at once each paper is closed or extended, never both', async () => {
    const room = await openClassroom(world, { minutes: 10 })
    const others = await Promise.all(Array.from({ length: 12 }, () => world.person()))
    for (const person of others) {
      await room.join(person)
      await room.begin(undefined, person)
    }
    world.clock.pass(11 * 60)
    const now = world.clock.now()
    const [, given] = await Promise.all([
      closeAllDue(world.app.services, { examinationId: times.idOf(room) }, now),
      times.give(room, { extraMinutes: 60, to: others }),
      closeAllDue(world.app.services, { examinationId: times.idOf(room) }, now),
    ])
    expect(given.status).toBe(200)
    const rows = await world.db
      .select()
      .from(attempts)
      .where(eq(attempts.examinationId, times.idOf(room)))
    const extended = rows.filter(({ extension }) => extension !== null)
    expect(extended).toHaveLength(given.body.data!.extended)
    for (const { state, deadline, extension, submittedAt } of rows) {
      const isOpen = state === 'in_progress'
      expect(extension !== null).toBe(isOpen)
      expect(submittedAt === null).toBe(isOpen)
      expect(deadline).toEqual(isOpen ? new Date(+now + 59 * minute) : new Date(+now - minute))
    }
    await closeAllDue(world.app.services, { examinationId: times.idOf(room) }, now)
    const after = await world.db
      .select()
      .from(attempts)
      .where(and(eq(attempts.examinationId, times.idOf(room)), eq(attempts.state, 'in_progress')))
    expect(after).toHaveLength(extended.length)
  })

  it('[EXM-117] is not written over by a page that comes back at the same moment', async () => {
    const room = await openClassroom(world, { minutes: 10, clockStops: true })
    await room.begin()
    world.clock.pass(200)
    await Promise.all([
      room.open('one-tab-here'),
      times.give(room, { extraMinutes: 5 }),
      room.open('two-tabs-here'),
    ])
    expect(await room.attempt()).toMatchObject({
      deadline: times.inMinutes(15),
      pausedSeconds: 200,
      extension: { reason: certificate },
    })
  })

  it('[EXM-117] whoever begins at that moment has it too', async () => {
    const room = await openClassroom(world, { minutes: 10 })
    const others = await Promise.all(Array.from({ length: 8 }, () => world.person()))
    for (const person of others) await room.join(person)
    const [, ...begun] = await Promise.all([
      times.give(room, { extraMinutes: 5, to: others }),
      ...others.map((person) => room.begin(undefined, person)),
    ])
    expect(begun.every((record) => record !== '')).toBe(true)
    const rows = await world.db
      .select()
      .from(attempts)
      .where(eq(attempts.examinationId, times.idOf(room)))
    expect(rows.map(({ deadline }) => deadline)).toEqual(others.map(() => times.inMinutes(15)))
  })
})

describe('keys that wait for the end', () => {
  it('[EXM-166] wait for the end of whoever has most time, begun or not', async () => {
    const room = await openClassroom(world, { endTime: times.inMinutes(10), reviewWhen: 'ended' })
    const slow = await world.person()
    await room.join(slow)
    await times.give(room, { extraMinutes: 20, to: [slow] })
    await room.submit(await room.begin(), [{ place: 0, answer: 'a' }])
    world.clock.pass(12 * 60)
    const seen = async () => (await room.open()).may.review
    expect(await seen()).toBe(false)
    world.clock.pass(18 * 60)
    expect(await seen()).toBe(false)
    world.clock.pass(60)
    expect(await seen()).toBe(true)
  })

  it('[EXM-171] giving more where they are shown already asks first', async () => {
    const room = await openClassroom(world, { endTime: times.inMinutes(10), reviewWhen: 'ended' })
    const slow = await world.person()
    await room.join(slow)
    await room.submit(await room.begin())
    world.clock.pass(12 * 60)
    const refused = await times.give(room, { extraMinutes: 30, to: [slow] })
    expect(refused.body).toMatchObject({ code: -4, extend: { reason: 'keysShown', students: 1 } })
    expect((await room.open(undefined, slow)).may.start).toBe(false)
    expect((await times.give(room, { extraMinutes: 30, to: [slow], confirmed: true })).status).toBe(
      200,
    )
    expect((await room.open(undefined, slow)).may.start).toBe(true)
    expect((await room.open()).may.review).toBe(false)
  })
})

describe('an extension for everybody', () => {
  it('[EXM-172] [EXM-174] moves end and limit, reaches those who write and those who will, and is kept', async () => {
    const room = await openClassroom(world, {
      minutes: 30,
      endTime: times.inMinutes(60),
      attempts: 1,
    })
    const [done, later] = [await world.person(), await world.person()]
    for (const person of [done, later]) await room.join(person)
    const handedIn = await room.begin(undefined, done)
    await world.ask(
      exams.submit,
      { examinationId: room.examinationId, recordId: handedIn, answerList: [] },
      done,
    )
    const record = await room.begin()
    const endTime = times.inMinutes(90).toISOString()
    const { body } = await times.extend(room, { endTime, moreMinutes: 15 })
    expect(body.data).toMatchObject({
      extended: 1,
      examination: { endTime, examTime: 45, status: 1 },
    })
    expect((await room.save(record, [])).body.data).toMatchObject({
      deadline: times.inMinutes(45).toISOString(),
      extension: { by: room.teacher.name, reason: 'Fire alarm.' },
    })
    expect(await times.noticesOf(room.student)).toContain('Fire alarm.')
    expect(await times.noticesOf(later)).toContain('Fire alarm.')
    expect(await times.noticesOf(done)).not.toContain('Fire alarm.')
    expect(await times.changesOf(room)).toMatchObject([
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
    world.clock.pass(70 * 60)
    await room.begin(undefined, later)
    const [row] = await world.db.select().from(attempts).where(eq(attempts.userId, later.userId))
    expect(row).toMatchObject({ deadline: times.inMinutes(20), endsAt: times.inMinutes(20) })
  })

  it('[EXM-172] says beside the field what would not lead forward', async () => {
    const room = await openClassroom(world, { endTime: times.inMinutes(60), reviewWhen: 'graded' })
    const fieldOf = async (input: Extended) => {
      const { status, body } = await times.extend(room, input)
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
    const stranger = await world.person('teacher,normal')
    expect(
      (await times.extend(room, { endTime: times.inMinutes(70).toISOString(), as: stranger }))
        .status,
    ).toBe(403)
    const [row] = await world.db
      .select()
      .from(examinations)
      .where(eq(examinations.id, times.idOf(room)))
    expect(row).toMatchObject({ endTime: times.inMinutes(60), version: 1 })
    const draft = await openClassroom(world, { status: 0, endTime: times.inMinutes(60) })
    expect(
      (await times.extend(draft, { endTime: times.inMinutes(70).toISOString() })).body.code,
    ).toBe(-4)
  })

  it('[EXM-172] shows keys before the end only when the teacher confirms it', async () => {
    const room = await openClassroom(world, { endTime: times.inMinutes(60), reviewWhen: 'ended' })
    const record = await room.begin()
    await room.submit(record, [{ place: 0, answer: 'a' }])
    const sooner = { reviewWhen: 'submitted' as const }
    expect((await times.extend(room, sooner)).body).toMatchObject({
      code: -4,
      extend: { reason: 'keysWhileWriting' },
    })
    expect((await room.open()).may.review).toBe(false)
    expect((await times.extend(room, { ...sooner, confirmed: true })).status).toBe(200)
    expect((await room.open()).may.review).toBe(true)
    expect(await times.noticesOf(room.student)).toContain('Fire alarm.')
  })

  it('[EXM-172] a later end after the keys were shown asks first', async () => {
    const room = await openClassroom(world, { endTime: times.inMinutes(10), reviewWhen: 'ended' })
    await room.submit(await room.begin())
    world.clock.pass(12 * 60)
    const endTime = times.inMinutes(30).toISOString()
    expect((await times.extend(room, { endTime })).body).toMatchObject({
      code: -4,
      extend: { reason: 'keysShown', students: 1 },
    })
    expect((await times.extend(room, { endTime, confirmed: true })).status).toBe(200)
  })
})
