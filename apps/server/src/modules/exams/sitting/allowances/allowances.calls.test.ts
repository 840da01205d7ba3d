import { exams, progress } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeExam } from '../../factories.ts'
import { openClassroom } from '../saving/factories.ts'
import { examinationChanges } from '../../tables.ts'
import { certificate, type Given, type Times, timesOf } from './factories.ts'

let testApp: TestApp
let times: Times
beforeAll(async () => {
  testApp = await openTestApp()
  times = timesOf(testApp)
})
afterAll(() => testApp.close())

describe('extra time for one student', () => {
  it('[EXM-116] applies to the limit, the end and the attempts from the next paper on', async () => {
    const classroom = await openClassroom(testApp, {
      minutes: 40,
      endTime: times.inMinutes(60),
      attempts: 1,
    })
    const given = await times.give(classroom, { factor: 150, extraMinutes: 5, extraAttempts: 1 })
    expect(given.body.data).toEqual({ students: 1, extended: 0 })
    const end_ = times.inMinutes(85)
    expect(await classroom.open()).toMatchObject({
      own: { limitSeconds: 65 * 60, endTime: end_.toISOString(), moreTime: true, moreAttempts: 1 },
      examination: { examTime: 40, endTime: times.inMinutes(60).toISOString() },
      attemptsLeft: 2,
    })
    testApp.clock.pass(61 * 60)
    const record = await classroom.begin()
    expect(await classroom.attempt()).toMatchObject({ endsAt: end_, deadline: end_ })
    await classroom.submit(record)
    expect(await classroom.open()).toMatchObject({ status: 'redo', attemptsLeft: 1 })
    const { allowances, deadline } = await classroom.detail(record)
    expect(allowances).toMatchObject([
      { standing: false, factor: 150, extraMinutes: 5, extraAttempts: 1, reason: certificate },
    ])
    expect(deadline).toBe(end_.toISOString())
    testApp.clock.pass(24 * 60 + 1)
    const late = await testApp.ask(
      exams.addRecord,
      { examinationId: classroom.examinationId },
      classroom.student,
    )
    expect(late.body).toMatchObject({ code: -6, extend: { reason: 'examOver' } })
  })

  it('[EXM-258] needs a confirmation for a student without attempts left', async () => {
    const classroom = await openClassroom(testApp, { minutes: 40, attempts: 1 })
    const other = await testApp.person()
    await classroom.join(other)
    const to = [classroom.student, other]
    await classroom.submit(await classroom.begin())
    const asked = await times.give(classroom, { factor: 200, to })
    expect(asked.body).toMatchObject({
      code: -4,
      extend: { reason: 'noAttemptToUse', students: 1 },
    })
    expect(asked.body.msg).toContain('1')
    expect(await times.rowsOf(classroom)).toEqual([])
    expect((await times.give(classroom, { factor: 200, to: [other] })).status).toBe(200)
    const sure = await times.give(classroom, { factor: 200, to, confirmed: true })
    expect(sure.body.data).toMatchObject({ students: 1 })
    const both = await times.give(classroom, { factor: 200, extraAttempts: 1, to })
    expect(both.body.data).toMatchObject({ students: 2 })
    // Extra time is useful while the paper is open, and useless after it was handed in.
    const record = await classroom.begin()
    expect((await times.give(classroom, { factor: 250 })).status).toBe(200)
    await classroom.submit(record)
    expect((await times.give(classroom, { factor: 300 })).body).toMatchObject({
      extend: { reason: 'noAttemptToUse' },
    })
  })

  it('[EXM-107] is shown in the exam tab of the course, only to this student', async () => {
    const classroom = await openClassroom(testApp, { minutes: 40, endTime: times.inMinutes(60) })
    const other = await testApp.person()
    await classroom.join(other)
    await times.give(classroom, { extraMinutes: 20 })
    const tab = async (person: Person) => {
      const input = { courseId: testApp.seal('course', classroom.courseId) }
      return (await testApp.ask(exams.examineByExamine, input, person)).body.data![0]
    }
    expect(await tab(classroom.student)).toMatchObject({
      examTime: 60,
      endTime: times.inMinutes(80).toISOString(),
    })
    expect(await tab(other)).toMatchObject({
      examTime: 40,
      endTime: times.inMinutes(60).toISOString(),
    })
    expect((await classroom.open(undefined, other)).own).toEqual({
      limitSeconds: 40 * 60,
      endTime: times.inMinutes(60).toISOString(),
      moreTime: false,
      moreAttempts: 0,
    })
    expect(await times.noticesOf(other)).not.toContain(certificate)
  })

  it('[EXM-116] is included in tasks and calendar of the student, and in the date of results', async () => {
    const classroom = await openClassroom(testApp, {
      endTime: times.inMinutes(10),
      reviewWhen: 'ended',
      attempts: 2,
    })
    const other = await testApp.person()
    await classroom.join(other)
    await times.give(classroom, { extraMinutes: 20 })
    const { recordId } = (
      await testApp.ask(exams.addRecord, { examinationId: classroom.examinationId }, other)
    ).body.data!
    await testApp.ask(
      exams.submit,
      { examinationId: classroom.examinationId, recordId, answerList: [] },
      other,
    )
    const [from, to] = [times.inMinutes(0).toISOString(), times.inMinutes(60).toISOString()]
    const ends = async (person: Person) =>
      (await testApp.ask(progress.courseCalendar, { from, to }, person)).body.data!.list.map(
        ({ at }) => at,
      )
    const own = times.inMinutes(30).toISOString()
    expect(await ends(classroom.student)).toEqual([own])
    expect(await ends(other)).toEqual([times.inMinutes(10).toISOString()])
    testApp.clock.pass(12 * 60)
    const tasks = await testApp.ask(progress.userTask, {}, classroom.student)
    expect(tasks.body.data!.list).toMatchObject([{ endTime: own }])
    const marked = async () =>
      JSON.stringify((await testApp.ask(progress.studyAnalysis, {}, other)).body.data).includes(
        'A test',
      )
    expect(await marked()).toBe(false)
    testApp.clock.pass(19 * 60)
    expect(await marked()).toBe(true)
  })

  it('[EXM-170] is for each part the larger of the permanent allowance and that of the examination', async () => {
    const classroom = await openClassroom(testApp, { minutes: 60, attempts: 1 })
    await times.give(classroom, { standing: true, factor: 150, extraAttempts: 1 })
    await times.give(classroom, { factor: 120, extraMinutes: 10 })
    expect(await classroom.open()).toMatchObject({
      own: { limitSeconds: 100 * 60 },
      attemptsLeft: 2,
    })
    const [row] = (await times.listOf(classroom)).list
    expect(row).toMatchObject({
      own: { factor: 120, standing: false },
      standing: { factor: 150, standing: true },
      limitMinutes: 100,
      attempts: 2,
    })
  })

  it('[EXM-170] applies permanently to other examinations, but not to one that had ended', async () => {
    const classroom = await openClassroom(testApp, { minutes: 30, endTime: times.inMinutes(10) })
    const place = {
      schoolId: testApp.schoolId,
      courseId: classroom.courseId,
      authorId: classroom.teacher.userId,
    }
    const next = await makeExam(testApp.db, place, testApp.clock.now(), { minutes: 30 })
    testApp.clock.pass(12 * 60)
    await times.give(classroom, { standing: true, extraMinutes: 60 })
    expect((await classroom.open()).own.moreTime).toBe(false)
    const examinationId = testApp.seal('examination', next.examinationId)
    const { body } = await testApp.ask(
      exams.getExaminationPaper,
      { examinationId },
      classroom.student,
    )
    expect(body.data?.own).toMatchObject({ moreTime: true, limitSeconds: 90 * 60 })
  })

  it('[EXM-171] is announced with giver and reason, and a second click gives nothing more', async () => {
    const classroom = await openClassroom(testApp, { minutes: 40 })
    for (const students of [1, 0]) {
      const { body } = await times.give(classroom, { extraMinutes: 20 })
      expect(body.data).toEqual({ students, extended: 0 })
      testApp.clock.pass(10)
    }
    expect(await times.rowsOf(classroom)).toHaveLength(1)
    expect(await times.changesOf(classroom)).toHaveLength(1)
    const notices = await times.noticesOf(classroom.student)
    expect(notices.split(certificate)).toHaveLength(2)
    expect(notices).toContain(classroom.teacher.name)
    expect(notices).toContain(`/testPaper/${classroom.examinationId}`)
  })

  it('[EXM-171] is the later one if two teachers give it at once, in one row', async () => {
    const classroom = await openClassroom(testApp, { minutes: 40 })
    const admin = await testApp.person('schoolAdmin')
    const both = await Promise.all([
      times.give(classroom, { extraMinutes: 20 }),
      times.give(classroom, { extraMinutes: 25, as: admin }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const rows = await times.rowsOf(classroom)
    expect(rows).toHaveLength(2)
    expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  })

  it('[EXM-171] is given to several students at once, found by name and by what they have', async () => {
    const classroom = await openClassroom(testApp, { minutes: 40 })
    const others = [await testApp.person(), await testApp.person()]
    for (const person of others) await classroom.join(person)
    expect((await times.give(classroom, { extraMinutes: 20, to: others })).body.data).toMatchObject(
      {
        students: 2,
      },
    )
    expect(await times.listOf(classroom)).toMatchObject({ total: 3 })
    const given = await times.listOf(classroom, { onlyGiven: true })
    expect(given.list.map(({ userId }) => userId).toSorted()).toEqual(
      others.map(times.signOf).toSorted(),
    )
    const [named] = (
      await times.listOf(classroom, { userName: classroom.student.name.toUpperCase() })
    ).list
    expect(named).toMatchObject({ userName: classroom.student.name, own: null, standing: null })
    expect((await times.listOf(classroom, { userName: '%' })).total).toBe(0)
  })

  it('[EXM-171] is refused without a reason or a value, beyond its limits, and to strangers', async () => {
    const classroom = await openClassroom(testApp, { minutes: 40 })
    const fields = async (given: Given) => {
      const { status, body } = await times.give(classroom, given)
      return [status, Object.keys((body.extend?.['fields'] as object | undefined) ?? {})]
    }
    expect(await fields({ extraMinutes: 5, reason: ' ' })).toEqual([422, ['reason']])
    expect(await fields({})).toEqual([422, ['extraMinutes']])
    expect(await fields({ extraMinutes: 601 })).toEqual([422, ['extraMinutes']])
    expect(await fields({ factor: 301 })).toEqual([422, ['factor']])
    expect(await fields({ extraAttempts: 21 })).toEqual([422, ['extraAttempts']])
    const outsider = await testApp.person()
    expect((await times.give(classroom, { extraMinutes: 5, to: [outsider] })).status).toBe(404)
    const stranger = await testApp.person('teacher,normal')
    expect((await times.give(classroom, { extraMinutes: 5, as: stranger })).status).toBe(403)
    expect((await times.give(classroom, { extraMinutes: 5, as: classroom.student })).status).toBe(
      403,
    )
    expect(await times.rowsOf(classroom)).toEqual([])
  })

  it('[EXM-170] [EXM-174] is ended with a notice, and an open paper keeps its time', async () => {
    const classroom = await openClassroom(testApp, { minutes: 40 })
    await times.give(classroom, { extraMinutes: 20 })
    const record = await classroom.begin()
    const deadline = times.inMinutes(60)
    testApp.clock.pass(10)
    const [row] = (await times.listOf(classroom)).list
    const stranger = await testApp.person('teacher,normal')
    expect((await times.end(classroom, row!.own!.allowanceId, stranger)).status).toBe(403)
    expect((await times.end(classroom, row!.own!.allowanceId)).status).toBe(200)
    testApp.clock.pass(10)
    expect((await times.end(classroom, row!.own!.allowanceId)).body.code).toBe(-4)
    expect(await classroom.attempt()).toMatchObject({ deadline })
    expect((await classroom.open()).own.limitSeconds).toBe(40 * 60)
    expect(await times.noticesOf(classroom.student)).toContain('Not needed.')
    expect((await classroom.detail(record)).allowances).toMatchObject([{ extraMinutes: 20 }])
    const twenty = { factor: 100, extraMinutes: 20, extraAttempts: 0 }
    const by = {
      changedBy: classroom.teacher.name,
      userName: classroom.student.name,
      standing: false,
    }
    expect(await times.changesOf(classroom)).toMatchObject([
      { ...by, kind: 'ended', reason: 'Not needed.', allowance: { before: twenty, after: null } },
      { ...by, kind: 'given', reason: certificate, allowance: { before: null, after: twenty } },
    ])
  })
})

it('[EXM-116] extra time is deleted with its examination, and is never seen by another school', async () => {
  const classroom = await openClassroom(testApp, { minutes: 40 })
  await times.give(classroom, { extraMinutes: 20 })
  const [row] = (await times.listOf(classroom)).list
  const other = await openClassroom(testApp, { minutes: 40 })
  const wrong = await testApp.ask(
    exams.removeAllowance,
    { examinationId: other.examinationId, allowanceId: row!.own!.allowanceId, reason: certificate },
    other.teacher,
  )
  expect(wrong.status).toBe(404)
  expect((await times.rowsOf(classroom))[0]?.endedAt).toBeNull()
  await testApp.ask(
    exams.updateReleaseStatus,
    { sign: classroom.examinationId, status: 0 },
    classroom.teacher,
  )
  const sign = classroom.examinationId
  expect((await testApp.ask(exams.deleteExamination, { sign }, classroom.teacher)).status).toBe(200)
  expect(await times.rowsOf(classroom)).toEqual([])
  const query = sql`select 1 from ${examinationChanges} where ${examinationChanges.userId} = ${classroom.student.userId}`
  expect((await testApp.db.execute(query)).rows).toEqual([])
})
