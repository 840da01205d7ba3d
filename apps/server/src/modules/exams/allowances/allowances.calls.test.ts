import { exams, progress } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../testing/world.ts'
import { makeExam } from '../factories.ts'
import { openClassroom } from '../saving/factories.ts'
import { examinationChanges } from '../tables.ts'
import { certificate, type Given, type Times, timesOf } from './factories.ts'

let world: World
let times: Times
beforeAll(async () => {
  world = await openWorld()
  times = timesOf(world)
})
afterAll(() => world.close())

describe('more time for one student', () => {
  it('[EXM-116] counts for the limit, the end and the attempts from the next paper on', async () => {
    const room = await openClassroom(world, {
      minutes: 40,
      endTime: times.inMinutes(60),
      attempts: 1,
    })
    const given = await times.give(room, { factor: 150, extraMinutes: 5, extraAttempts: 1 })
    expect(given.body.data).toEqual({ students: 1, extended: 0 })
    const end_ = times.inMinutes(85)
    expect(await room.open()).toMatchObject({
      own: { limitSeconds: 65 * 60, endTime: end_.toISOString(), moreTime: true, moreAttempts: 1 },
      examination: { examTime: 40, endTime: times.inMinutes(60).toISOString() },
      attemptsLeft: 2,
    })
    world.clock.pass(61 * 60)
    const record = await room.begin()
    expect(await room.attempt()).toMatchObject({ endsAt: end_, deadline: end_ })
    await room.submit(record)
    expect(await room.open()).toMatchObject({ status: 'redo', attemptsLeft: 1 })
    const { allowances, deadline } = await room.detail(record)
    expect(allowances).toMatchObject([
      { standing: false, factor: 150, extraMinutes: 5, extraAttempts: 1, reason: certificate },
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
    const room = await openClassroom(world, { minutes: 40, endTime: times.inMinutes(60) })
    const other = await world.person()
    await room.join(other)
    await times.give(room, { extraMinutes: 20 })
    const tab = async (person: Person) => {
      const asked = { courseId: world.seal('course', room.courseId) }
      return (await world.ask(exams.examineByExamine, asked, person)).body.data![0]
    }
    expect(await tab(room.student)).toMatchObject({
      examTime: 60,
      endTime: times.inMinutes(80).toISOString(),
    })
    expect(await tab(other)).toMatchObject({
      examTime: 40,
      endTime: times.inMinutes(60).toISOString(),
    })
    expect((await room.open(undefined, other)).own).toEqual({
      limitSeconds: 40 * 60,
      endTime: times.inMinutes(60).toISOString(),
      moreTime: false,
      moreAttempts: 0,
    })
    expect(await times.noticesOf(other)).not.toContain(certificate)
  })

  it('[EXM-116] is in the tasks and the calendar of the student, and in when results are told', async () => {
    const room = await openClassroom(world, {
      endTime: times.inMinutes(10),
      reviewWhen: 'ended',
      attempts: 2,
    })
    const other = await world.person()
    await room.join(other)
    await times.give(room, { extraMinutes: 20 })
    const { recordId } = (
      await world.ask(exams.addRecord, { examinationId: room.examinationId }, other)
    ).body.data!
    await world.ask(
      exams.submit,
      { examinationId: room.examinationId, recordId, answerList: [] },
      other,
    )
    const [from, to] = [times.inMinutes(0).toISOString(), times.inMinutes(60).toISOString()]
    const ends = async (person: Person) =>
      (await world.ask(progress.courseCalendar, { from, to }, person)).body.data!.list.map(
        ({ at }) => at,
      )
    const own = times.inMinutes(30).toISOString()
    expect(await ends(room.student)).toEqual([own])
    expect(await ends(other)).toEqual([times.inMinutes(10).toISOString()])
    world.clock.pass(12 * 60)
    const tasks = await world.ask(progress.userTask, {}, room.student)
    expect(tasks.body.data!.list).toMatchObject([{ endTime: own }])
    const marked = async () =>
      JSON.stringify((await world.ask(progress.studyAnalysis, {}, other)).body.data).includes(
        'A test',
      )
    expect(await marked()).toBe(false)
    world.clock.pass(19 * 60)
    expect(await marked()).toBe(true)
  })

  it('[EXM-170] of a standing right and the examination the larger of each part counts', async () => {
    const room = await openClassroom(world, { minutes: 60, attempts: 1 })
    await times.give(room, { standing: true, factor: 150, extraAttempts: 1 })
    await times.give(room, { factor: 120, extraMinutes: 10 })
    expect(await room.open()).toMatchObject({ own: { limitSeconds: 100 * 60 }, attemptsLeft: 2 })
    const [row] = (await times.listOf(room)).list
    expect(row).toMatchObject({
      own: { factor: 120, standing: false },
      standing: { factor: 150, standing: true },
      limitMinutes: 100,
      attempts: 2,
    })
  })

  it('[EXM-170] a standing right counts in other examinations, but not in one that had ended', async () => {
    const room = await openClassroom(world, { minutes: 30, endTime: times.inMinutes(10) })
    const place = {
      schoolId: world.schoolId,
      courseId: room.courseId,
      authorId: room.teacher.userId,
    }
    const next = await makeExam(world.db, place, world.clock.now(), { minutes: 30 })
    world.clock.pass(12 * 60)
    await times.give(room, { standing: true, extraMinutes: 60 })
    expect((await room.open()).own.moreTime).toBe(false)
    const examinationId = world.seal('examination', next.examinationId)
    const { body } = await world.ask(exams.getExaminationPaper, { examinationId }, room.student)
    expect(body.data?.own).toMatchObject({ moreTime: true, limitSeconds: 90 * 60 })
  })

  it('[EXM-171] is told with who and why, and a second click gives nothing twice', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    for (const students of [1, 0]) {
      const { body } = await times.give(room, { extraMinutes: 20 })
      expect(body.data).toEqual({ students, extended: 0 })
      world.clock.pass(10)
    }
    expect(await times.rowsOf(room)).toHaveLength(1)
    expect(await times.changesOf(room)).toHaveLength(1)
    const told = await times.noticesOf(room.student)
    expect(told.split(certificate)).toHaveLength(2)
    expect(told).toContain(room.teacher.name)
    expect(told).toContain(`/testPaper/${room.examinationId}`)
  })

  it('[EXM-171] of two teachers at once the later one counts, and one row lives', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    const admin = await world.person('schoolAdmin')
    const both = await Promise.all([
      times.give(room, { extraMinutes: 20 }),
      times.give(room, { extraMinutes: 25, as: admin }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const rows = await times.rowsOf(room)
    expect(rows).toHaveLength(2)
    expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  })

  it('[EXM-171] goes to several at once, found by name and by what they have', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    const others = [await world.person(), await world.person()]
    for (const person of others) await room.join(person)
    expect((await times.give(room, { extraMinutes: 20, to: others })).body.data).toMatchObject({
      students: 2,
    })
    expect(await times.listOf(room)).toMatchObject({ total: 3 })
    const given = await times.listOf(room, { onlyGiven: true })
    expect(given.list.map(({ userId }) => userId).toSorted()).toEqual(
      others.map(times.signOf).toSorted(),
    )
    const [named] = (await times.listOf(room, { userName: room.student.name.toUpperCase() })).list
    expect(named).toMatchObject({ userName: room.student.name, own: null, standing: null })
    expect((await times.listOf(room, { userName: '%' })).total).toBe(0)
  })

  it('[EXM-171] is refused without a reason, without anything, beyond its limits, and to strangers', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    const fields = async (given: Given) => {
      const { status, body } = await times.give(room, given)
      return [status, Object.keys((body.extend?.['fields'] as object | undefined) ?? {})]
    }
    expect(await fields({ extraMinutes: 5, reason: ' ' })).toEqual([422, ['reason']])
    expect(await fields({})).toEqual([422, ['extraMinutes']])
    expect(await fields({ extraMinutes: 601 })).toEqual([422, ['extraMinutes']])
    expect(await fields({ factor: 301 })).toEqual([422, ['factor']])
    expect(await fields({ extraAttempts: 21 })).toEqual([422, ['extraAttempts']])
    const outsider = await world.person()
    expect((await times.give(room, { extraMinutes: 5, to: [outsider] })).status).toBe(404)
    const stranger = await world.person('teacher,normal')
    expect((await times.give(room, { extraMinutes: 5, as: stranger })).status).toBe(403)
    expect((await times.give(room, { extraMinutes: 5, as: room.student })).status).toBe(403)
    expect(await times.rowsOf(room)).toEqual([])
  })

  it('[EXM-170] [EXM-174] ending it brings the usual limits back, is told, and takes nothing from an open paper', async () => {
    const room = await openClassroom(world, { minutes: 40 })
    await times.give(room, { extraMinutes: 20 })
    const record = await room.begin()
    const deadline = times.inMinutes(60)
    world.clock.pass(10)
    const [row] = (await times.listOf(room)).list
    const stranger = await world.person('teacher,normal')
    expect((await times.end(room, row!.own!.allowanceId, stranger)).status).toBe(403)
    expect((await times.end(room, row!.own!.allowanceId)).status).toBe(200)
    world.clock.pass(10)
    expect((await times.end(room, row!.own!.allowanceId)).body.code).toBe(-4)
    expect(await room.attempt()).toMatchObject({ deadline })
    expect((await room.open()).own.limitSeconds).toBe(40 * 60)
    expect(await times.noticesOf(room.student)).toContain('Not needed.')
    expect((await room.detail(record)).allowances).toMatchObject([{ extraMinutes: 20 }])
    const twenty = { factor: 100, extraMinutes: 20, extraAttempts: 0 }
    const by = { changedBy: room.teacher.name, userName: room.student.name, standing: false }
    expect(await times.changesOf(room)).toMatchObject([
      { ...by, kind: 'ended', reason: 'Not needed.', allowance: { before: twenty, after: null } },
      { ...by, kind: 'given', reason: certificate, allowance: { before: null, after: twenty } },
    ])
  })
})

it('[EXM-116] goes with an examination that is deleted, and nothing of it reaches another school', async () => {
  const room = await openClassroom(world, { minutes: 40 })
  await times.give(room, { extraMinutes: 20 })
  const [row] = (await times.listOf(room)).list
  const other = await openClassroom(world, { minutes: 40 })
  const wrong = await world.ask(
    exams.removeAllowance,
    { examinationId: other.examinationId, allowanceId: row!.own!.allowanceId, reason: certificate },
    other.teacher,
  )
  expect(wrong.status).toBe(404)
  expect((await times.rowsOf(room))[0]?.endedAt).toBeNull()
  await world.ask(exams.updateReleaseStatus, { sign: room.examinationId, status: 0 }, room.teacher)
  const sign = room.examinationId
  expect((await world.ask(exams.deleteExamination, { sign }, room.teacher)).status).toBe(200)
  expect(await times.rowsOf(room)).toEqual([])
  const kept = sql`select 1 from ${examinationChanges} where ${examinationChanges.userId} = ${room.student.userId}`
  expect((await world.db.execute(kept)).rows).toEqual([])
})
