import { exams, type InputOf, messages } from '@titian/contract'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWorld, type Person, type World } from '../../../testing/world.ts'
import { closeAllDue } from '../closing/actions.ts'
import { makeExam } from '../factories.ts'
import { type Classroom, openClassroom } from '../saving/factories.ts'
import {
  attemptEvents,
  attempts,
  examAllowances,
  examinationChanges,
  examinations,
} from '../tables.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const minute = 60_000
const reason = 'Certificate of the school doctor.'
const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * minute)
const signOf = ({ userId }: Person) => world.seal('user', userId)

type Given = Partial<InputOf<typeof exams.saveAllowance>> & { as?: Person; to?: readonly Person[] }
const give = (room: Classroom, { as = room.teacher, to = [room.student], ...given }: Given) =>
  world.ask(
    exams.saveAllowance,
    { examinationId: room.examinationId, userIds: to.map(signOf), reason, ...given },
    as,
  )
type Extended = Partial<InputOf<typeof exams.extendExamination>> & { as?: Person }
const extend = (room: Classroom, { as = room.teacher, ...input }: Extended) =>
  world.ask(
    exams.extendExamination,
    { sign: room.examinationId, reason: 'Fire alarm.', ...input },
    as,
  )
const listOf = async (room: Classroom, input: object = {}) => {
  const asked = { examinationId: room.examinationId, ...input }
  return (await world.ask(exams.listAllowances, asked, room.teacher)).body.data!
}
const changesOf = async (room: Classroom) => {
  const asked = { examinationId: room.examinationId }
  return (await world.ask(exams.listExaminationChanges, asked, room.teacher)).body.data!.list
}
const noticesOf = async (person: Person) => {
  const asked = { msgType: 1 as const, page: 1, size: 20 }
  return JSON.stringify((await world.ask(messages.allSystemMessages, asked, person)).body.data)
}
const rowsOf = (room: Classroom) =>
  world.db.select().from(examAllowances).where(eq(examAllowances.userId, room.student.userId))
const idOf = (room: Classroom) => world.app.around.signs.open('examination', room.examinationId)!
const end = (room: Classroom, allowanceId: string, as = room.teacher) =>
  world.ask(
    exams.removeAllowance,
    { examinationId: room.examinationId, allowanceId, reason: 'Not needed.' },
    as,
  )

describe('more time for one student', () => {
  it('[EXM-116] counts for the limit, the end and the attempts from the next paper on', async () => {
    const room = await openClassroom(world, { minutes: 40, endTime: inMinutes(60), attempts: 1 })
    const given = await give(room, { factor: 150, extraMinutes: 5, extraAttempts: 1 })
    expect(given.body.data).toEqual({ students: 1, extended: 0 })
    const end_ = inMinutes(85)
    expect(await room.open()).toMatchObject({
      own: { limitSeconds: 65 * 60, endTime: end_.toISOString(), moreTime: true, moreAttempts: 1 },
      examination: { examTime: 40, endTime: inMinutes(60).toISOString() },
      attemptsLeft: 2,
    })
    world.clock.pass(61 * 60)
    const record = await room.begin()
    expect(await room.attempt()).toMatchObject({ endsAt: end_, deadline: end_ })
    await room.submit(record)
    expect(await room.open()).toMatchObject({ status: 'redo', attemptsLeft: 1 })
    const { allowances, deadline } = await room.detail(record)
    expect(allowances).toMatchObject([
      { standing: false, factor: 150, extraMinutes: 5, extraAttempts: 1, reason },
    ])
    expect(deadline).toBe(end_.toISOString())
    world.clock.pass(24 * 60 + 1)
    const late = await world.ask(
      exams.addRecord,
      { examinationId: room.examinationId },
      room.student,
    )
    expect(late.body).toMatchObject({ code: -6, extend: { reason: 'examOver' } })
  })

  it('[EXM-107] is in the exam tab of the course, and nobody else is told of it', async () => {
    const room = await openClassroom(world, { minutes: 40, endTime: inMinutes(60) })
    const other = await world.person()
    await room.join(other)
    await give(room, { extraMinutes: 20 })
    const tab = async (person: Person) => {
      const asked = { courseId: world.seal('course', room.courseId) }
      return (await world.ask(exams.examineByExamine, asked, person)).body.data![0]
    }
    expect(await tab(room.student)).toMatchObject({
      examTime: 60,
      endTime: inMinutes(80).toISOString(),
    })
    expect(await tab(other)).toMatchObject({ examTime: 40, endTime: inMinutes(60).toISOString() })
    expect((await room.open(undefined, other)).own).toEqual({
      limitSeconds: 40 * 60,
      endTime: inMinutes(60).toISOString(),
      moreTime: false,
      moreAttempts: 0,
    })
    expect(await noticesOf(other)).not.toContain(reason)
  })

  it('[EXM-170] of a standing right and the examination the larger of each part counts', async () => {
    const room = await openClassroom(world, { minutes: 60, attempts: 1 })
    await give(room, { standing: true, factor: 150, extraAttempts: 1 })
    await give(room, { factor: 120, extraMinutes: 10 })
    expect(await room.open()).toMatchObject({ own: { limitSeconds: 100 * 60 }, attemptsLeft: 2 })
    const [row] = (await listOf(room)).list
    expect(row).toMatchObject({
      own: { factor: 120, standing: false },
      standing: { factor: 150, standing: true },
      limitMinutes: 100,
      attempts: 2,
    })
  })

  it('[EXM-170] a standing right counts in other examinations, but not in one that had ended', async () => {
    const room = await openClassroom(world, { minutes: 30, endTime: inMinutes(10) })
    const place = {
      schoolId: world.schoolId,
      courseId: room.courseId,
      authorId: room.teacher.userId,
    }
    const next = await makeExam(world.db, place, world.clock.now(), { minutes: 30 })
    world.clock.pass(12 * 60)
    await give(room, { standing: true, extraMinutes: 60 })
    expect((await room.open()).own.moreTime).toBe(false)
    const examinationId = world.seal('examination', next.examinationId)
    const { body } = await world.ask(exams.getExaminationPaper, { examinationId }, room.student)
    expect(body.data?.own).toMatchObject({ moreTime: true, limitSeconds: 90 * 60 })
  })

  it('[EXM-171] is told with who and why, and a second click gives nothing twice', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    for (const students of [1, 0]) {
      const { body } = await give(room, { extraMinutes: 20 })
      expect(body.data).toEqual({ students, extended: 0 })
      world.clock.pass(10)
    }
    expect(await rowsOf(room)).toHaveLength(1)
    expect(await changesOf(room)).toHaveLength(1)
    const told = await noticesOf(room.student)
    expect(told.split(reason)).toHaveLength(2)
    expect(told).toContain(room.teacher.name)
    expect(told).toContain(`/testPaper/${room.examinationId}`)
  })

  it('[EXM-171] of two teachers at once the later one counts, and one row lives', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    const admin = await world.person('schoolAdmin')
    const both = await Promise.all([
      give(room, { extraMinutes: 20 }),
      give(room, { extraMinutes: 25, as: admin }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const rows = await rowsOf(room)
    expect(rows).toHaveLength(2)
    expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  })

  it('[EXM-171] goes to several at once, found by name and by what they have', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    const others = [await world.person(), await world.person()]
    for (const person of others) await room.join(person)
    expect((await give(room, { extraMinutes: 20, to: others })).body.data).toMatchObject({
      students: 2,
    })
    expect(await listOf(room)).toMatchObject({ total: 3 })
    const given = await listOf(room, { onlyGiven: true })
    expect(given.list.map(({ userId }) => userId).toSorted()).toEqual(others.map(signOf).toSorted())
    const [named] = (await listOf(room, { userName: room.student.name.toUpperCase() })).list
    expect(named).toMatchObject({ userName: room.student.name, own: null, standing: null })
    expect((await listOf(room, { userName: '%' })).total).toBe(0)
  })

  it('[EXM-171] is refused without a reason, without anything, beyond its limits, and to strangers', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    const fields = async (given: Given) => {
      const { status, body } = await give(room, given)
      return [status, Object.keys((body.extend?.['fields'] as object | undefined) ?? {})]
    }
    expect(await fields({ extraMinutes: 5, reason: ' ' })).toEqual([422, ['reason']])
    expect(await fields({})).toEqual([422, ['extraMinutes']])
    expect(await fields({ extraMinutes: 601 })).toEqual([422, ['extraMinutes']])
    expect(await fields({ factor: 301 })).toEqual([422, ['factor']])
    expect(await fields({ extraAttempts: 21 })).toEqual([422, ['extraAttempts']])
    const outsider = await world.person()
    expect((await give(room, { extraMinutes: 5, to: [outsider] })).status).toBe(404)
    const stranger = await world.person('teacher,normal')
    expect((await give(room, { extraMinutes: 5, as: stranger })).status).toBe(403)
    expect((await give(room, { extraMinutes: 5, as: room.student })).status).toBe(403)
    expect(await rowsOf(room)).toEqual([])
  })

  it('[EXM-170] [EXM-174] ending it brings the usual limits back, is told, and takes nothing from an open paper', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    await give(room, { extraMinutes: 20 })
    const record = await room.begin()
    const deadline = inMinutes(60)
    world.clock.pass(10)
    const [row] = (await listOf(room)).list
    const stranger = await world.person('teacher,normal')
    expect((await end(room, row!.own!.allowanceId, stranger)).status).toBe(403)
    expect((await end(room, row!.own!.allowanceId)).status).toBe(200)
    world.clock.pass(10)
    expect((await end(room, row!.own!.allowanceId)).body.code).toBe(-4)
    expect(await room.attempt()).toMatchObject({ deadline })
    expect((await room.open()).own.limitSeconds).toBe(40 * 60)
    expect(await noticesOf(room.student)).toContain('Not needed.')
    expect((await room.detail(record)).allowances).toMatchObject([{ extraMinutes: 20 }])
    const twenty = { factor: 100, extraMinutes: 20, extraAttempts: 0 }
    const by = { changedBy: room.teacher.name, userName: room.student.name, standing: false }
    expect(await changesOf(room)).toMatchObject([
      { ...by, kind: 'ended', reason: 'Not needed.', allowance: { before: twenty, after: null } },
      { ...by, kind: 'given', reason, allowance: { before: null, after: twenty } },
    ])
  })
})

describe('more time while a paper is written', () => {
  it('[EXM-117] reaches the paper with the next save and with a look, who and why included', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    const tellAll = vi.spyOn(world.app.services.live, 'tellAll')
    const record = await room.begin()
    expect((await room.save(record, [])).body.data).toMatchObject({ extension: null })
    expect((await give(room, { extraMinutes: 20 })).body.data).toMatchObject({ extended: 1 })
    const deadline = inMinutes(60).toISOString()
    const extension = {
      at: world.clock.now().toISOString(),
      deadline,
      by: room.teacher.name,
      reason,
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
    const room = await openClassroom(world, { endTime: inMinutes(30) })
    const record = await room.begin()
    await give(room, { extraMinutes: 10 })
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
      if (givenFirst) await give(room, { extraMinutes: 5 })
      if (!givenFirst) await room.open('a-tab-here')
      if (!givenFirst) await give(room, { extraMinutes: 5 })
      const { body } = await room.save(record, [], givenFirst ? undefined : 'a-tab-here')
      expect(body.data).toMatchObject({ remaining: 15 * minute })
      expect(await room.attempt()).toMatchObject({ pausedSeconds: 300 })
    }
  })

  it('[EXM-117] a standing right reaches every open paper of the student', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    await room.begin()
    const given = await give(room, { standing: true, factor: 125 })
    expect(given.body.data).toMatchObject({ extended: 1 })
    expect(await room.attempt()).toMatchObject({ deadline: inMinutes(50) })
  })

  it('[EXM-173] what is closed stays closed', async () => {
    const room = await openClassroom(world, { minutes: 10 })
    await room.begin()
    world.clock.pass(12 * 60)
    await closeAllDue(world.app.services, {}, world.clock.now())
    expect((await give(room, { extraMinutes: 60 })).body.data).toMatchObject({ extended: 0 })
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
      closeAllDue(world.app.services, { examinationId: idOf(room) }, now),
      give(room, { extraMinutes: 60, to: others }),
      closeAllDue(world.app.services, { examinationId: idOf(room) }, now),
    ])
    expect(given.status).toBe(200)
    const rows = await world.db
      .select()
      .from(attempts)
      .where(eq(attempts.examinationId, idOf(room)))
    const extended = rows.filter(({ extension }) => extension !== null)
    expect(extended).toHaveLength(given.body.data!.extended)
    for (const { state, deadline, extension, submittedAt } of rows) {
      const isOpen = state === 'in_progress'
      expect(extension !== null).toBe(isOpen)
      expect(submittedAt === null).toBe(isOpen)
      expect(deadline).toEqual(isOpen ? new Date(+now + 59 * minute) : new Date(+now - minute))
    }
    await closeAllDue(world.app.services, { examinationId: idOf(room) }, now)
    const after = await world.db
      .select()
      .from(attempts)
      .where(and(eq(attempts.examinationId, idOf(room)), eq(attempts.state, 'in_progress')))
    expect(after).toHaveLength(extended.length)
  })

  it('[EXM-117] is not written over by a page that comes back at the same moment', async () => {
    const room = await openClassroom(world, { minutes: 10, clockStops: true })
    await room.begin()
    world.clock.pass(200)
    await Promise.all([
      room.open('one-tab-here'),
      give(room, { extraMinutes: 5 }),
      room.open('two-tabs-here'),
    ])
    expect(await room.attempt()).toMatchObject({
      deadline: inMinutes(15),
      pausedSeconds: 200,
      extension: { reason },
    })
  })

  it('[EXM-117] whoever begins at that moment has it too', async () => {
    const room = await openClassroom(world, { minutes: 10 })
    const others = await Promise.all(Array.from({ length: 8 }, () => world.person()))
    for (const person of others) await room.join(person)
    const [, ...begun] = await Promise.all([
      give(room, { extraMinutes: 5, to: others }),
      ...others.map((person) => room.begin(undefined, person)),
    ])
    expect(begun.every((record) => record !== '')).toBe(true)
    const rows = await world.db
      .select()
      .from(attempts)
      .where(eq(attempts.examinationId, idOf(room)))
    expect(rows.map(({ deadline }) => deadline)).toEqual(others.map(() => inMinutes(15)))
  })
})

describe('keys that wait for the end', () => {
  it('[EXM-166] wait for the end of whoever has most time, begun or not', async () => {
    const room = await openClassroom(world, { endTime: inMinutes(10), reviewWhen: 'ended' })
    const slow = await world.person()
    await room.join(slow)
    await give(room, { extraMinutes: 20, to: [slow] })
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
    const room = await openClassroom(world, { endTime: inMinutes(10), reviewWhen: 'ended' })
    const slow = await world.person()
    await room.join(slow)
    await room.submit(await room.begin())
    world.clock.pass(12 * 60)
    const refused = await give(room, { extraMinutes: 30, to: [slow] })
    expect(refused.body).toMatchObject({ code: -4, extend: { reason: 'keysShown', students: 1 } })
    expect((await room.open(undefined, slow)).may.start).toBe(false)
    expect((await give(room, { extraMinutes: 30, to: [slow], confirmed: true })).status).toBe(200)
    expect((await room.open(undefined, slow)).may.start).toBe(true)
    expect((await room.open()).may.review).toBe(false)
  })
})

describe('an extension for everybody', () => {
  it('[EXM-172] [EXM-174] moves end and limit, reaches those who write and those who will, and is kept', async () => {
    const room = await openClassroom(world, { minutes: 30, endTime: inMinutes(60), attempts: 1 })
    const [done, later] = [await world.person(), await world.person()]
    for (const person of [done, later]) await room.join(person)
    const handedIn = await room.begin(undefined, done)
    await world.ask(
      exams.submit,
      { examinationId: room.examinationId, recordId: handedIn, answerList: [] },
      done,
    )
    const record = await room.begin()
    const endTime = inMinutes(90).toISOString()
    const { body } = await extend(room, { endTime, moreMinutes: 15 })
    expect(body.data).toMatchObject({
      extended: 1,
      examination: { endTime, examTime: 45, status: 1 },
    })
    expect((await room.save(record, [])).body.data).toMatchObject({
      deadline: inMinutes(45).toISOString(),
      extension: { by: room.teacher.name, reason: 'Fire alarm.' },
    })
    expect(await noticesOf(room.student)).toContain('Fire alarm.')
    expect(await noticesOf(later)).toContain('Fire alarm.')
    expect(await noticesOf(done)).not.toContain('Fire alarm.')
    expect(await changesOf(room)).toMatchObject([
      {
        kind: 'extended',
        userName: null,
        reason: 'Fire alarm.',
        times: {
          before: { endTime: inMinutes(60).toISOString(), examTime: 30 },
          after: { endTime, examTime: 45 },
        },
      },
    ])
    world.clock.pass(70 * 60)
    await room.begin(undefined, later)
    const [row] = await world.db.select().from(attempts).where(eq(attempts.userId, later.userId))
    expect(row).toMatchObject({ deadline: inMinutes(20), endsAt: inMinutes(20) })
  })

  it('[EXM-172] says beside the field what would not lead forward', async () => {
    const room = await openClassroom(world, { endTime: inMinutes(60), reviewWhen: 'graded' })
    const fieldOf = async (input: Extended) => {
      const { status, body } = await extend(room, input)
      return [status, Object.keys((body.extend?.['fields'] as object | undefined) ?? {})]
    }
    expect(await fieldOf({ endTime: inMinutes(59).toISOString() })).toEqual([422, ['endTime']])
    expect(await fieldOf({ moreMinutes: 5 })).toEqual([422, ['moreMinutes']])
    expect(await fieldOf({ reviewWhen: 'ended' })).toEqual([422, ['reviewWhen']])
    expect(await fieldOf({})).toEqual([422, ['moreMinutes']])
    expect(await fieldOf({ endTime: inMinutes(70).toISOString(), reason: '' })).toEqual([
      422,
      ['reason'],
    ])
    const stranger = await world.person('teacher,normal')
    expect(
      (await extend(room, { endTime: inMinutes(70).toISOString(), as: stranger })).status,
    ).toBe(403)
    const [row] = await world.db
      .select()
      .from(examinations)
      .where(eq(examinations.id, idOf(room)))
    expect(row).toMatchObject({ endTime: inMinutes(60), version: 1 })
    const draft = await openClassroom(world, { status: 0, endTime: inMinutes(60) })
    expect((await extend(draft, { endTime: inMinutes(70).toISOString() })).body.code).toBe(-4)
  })

  it('[EXM-172] shows keys before the end only when the teacher confirms it', async () => {
    const room = await openClassroom(world, { endTime: inMinutes(60), reviewWhen: 'ended' })
    const record = await room.begin()
    await room.submit(record, [{ place: 0, answer: 'a' }])
    const sooner = { reviewWhen: 'submitted' as const }
    expect((await extend(room, sooner)).body).toMatchObject({
      code: -4,
      extend: { reason: 'keysWhileWriting' },
    })
    expect((await room.open()).may.review).toBe(false)
    expect((await extend(room, { ...sooner, confirmed: true })).status).toBe(200)
    expect((await room.open()).may.review).toBe(true)
    expect(await noticesOf(room.student)).toContain('Fire alarm.')
  })

  it('[EXM-172] a later end after the keys were shown asks first', async () => {
    const room = await openClassroom(world, { endTime: inMinutes(10), reviewWhen: 'ended' })
    await room.submit(await room.begin())
    world.clock.pass(12 * 60)
    const endTime = inMinutes(30).toISOString()
    expect((await extend(room, { endTime })).body).toMatchObject({
      code: -4,
      extend: { reason: 'keysShown', students: 1 },
    })
    expect((await extend(room, { endTime, confirmed: true })).status).toBe(200)
  })
})

it('[EXM-116] goes with an examination that is deleted, and nothing of it reaches another school', async () => {
  const room = await openClassroom(world, { minutes: 40 })
  await give(room, { extraMinutes: 20 })
  const [row] = (await listOf(room)).list
  const other = await openClassroom(world, { minutes: 40 })
  const wrong = await world.ask(
    exams.removeAllowance,
    { examinationId: other.examinationId, allowanceId: row!.own!.allowanceId, reason },
    other.teacher,
  )
  expect(wrong.status).toBe(404)
  expect((await rowsOf(room))[0]?.endedAt).toBeNull()
  await world.ask(exams.updateReleaseStatus, { sign: room.examinationId, status: 0 }, room.teacher)
  const sign = room.examinationId
  expect((await world.ask(exams.deleteExamination, { sign }, room.teacher)).status).toBe(200)
  expect(await rowsOf(room)).toEqual([])
  const kept = sql`select 1 from ${examinationChanges} where ${examinationChanges.userId} = ${room.student.userId}`
  expect((await world.db.execute(kept)).rows).toEqual([])
})
