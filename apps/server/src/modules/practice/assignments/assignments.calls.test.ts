import { randomUUID } from 'node:crypto'
import { type InputOf, practice, type TaughtAssignment } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { impersonate } from '../../accounts/factories.ts'
import { enrol } from '../../courses/index.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { giveAssignment, order, readKept } from '../factories.ts'
import { practiceAssignments, practiceExtensions, practiceRuns } from '../tables.ts'
import { submitDue } from './actions.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let teacher: Person
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
  course = await classroom.joined({}, [null])
  ;({ teacher, student } = classroom)
})

const inHours = (hours: number) =>
  new Date(testApp.clock.now().getTime() + hours * 3_600_000).toISOString()

const give = (plan: Parameters<typeof giveAssignment>[3] = {}) =>
  giveAssignment(testApp, teacher, course.sign, plan)

const begin = ({ sign, practice: { idSign } }: TaughtAssignment, by = student, more: object = {}) =>
  testApp.ask(practice.startRun, { idSign, assignment: sign, ...more }, by)

async function begun(assignment: TaughtAssignment, by = student) {
  const { body } = await begin(assignment, by)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}

const submit = (run: { sign: string }, by = student) =>
  testApp.ask(practice.submitRun, { sign: run.sign }, by)

const decide = (run: { sign: string }, number: number, week: number, by = student) =>
  testApp.ask(practice.decideRun, { sign: run.sign, number, decisions: [order(week, 4)] }, by)

type Change = Partial<InputOf<typeof practice.changeAssignment>>

const change = (
  {
    sign,
    version,
    practice: { idSign },
    mode,
    attempts,
    weights,
    passLine,
    ...rest
  }: TaughtAssignment,
  more: Change = {},
  by = teacher,
) => {
  const { opensAt, dueAt, turnSeconds } = rest
  const fields = { idSign, mode, attempts, weights, passLine, opensAt, dueAt, turnSeconds }
  return testApp.ask(practice.changeAssignment, { sign, version, ...fields, ...more }, by)
}

const idOf = ({ sign }: { sign: string }) =>
  testApp.app.deps.signs.open('practiceAssignment', sign) ?? 0

async function rowOf(assignment: { sign: string }) {
  const [row] = await testApp.db
    .select()
    .from(practiceAssignments)
    .where(eq(practiceAssignments.id, idOf(assignment)))
  return row
}

const own = async (by = student) =>
  (await testApp.ask(practice.ownAssignments, {}, by)).body.data ?? []

const extend = (assignment: TaughtAssignment, dueAt: string | null, who = student, by = teacher) =>
  testApp.ask(
    practice.extendAssignment,
    { sign: assignment.sign, userSigns: [testApp.seal('user', who.userId)], dueAt },
    by,
  )

const board = async (assignment: TaughtAssignment, more: object = {}) =>
  (await testApp.ask(practice.practiceBoard, { sign: assignment.sign, ...more }, teacher)).body.data

async function classmate() {
  const person = await testApp.person()
  const of = { schoolId: testApp.schoolId, userId: person.userId, courseId: course.courseId }
  await enrol(testApp.db, of, testApp.clock.now())
  return person
}

const submitAllDue = () => submitDue(testApp.db, testApp.clock.now())

describe('a practice that is given', () => {
  it('[PRC-024] keeps practice, dates, attempts, weights and pass line, and is listed', async () => {
    const given = await give({ dueAt: inHours(24), attempts: 2, opensAt: inHours(-1) })
    expect(given).toMatchObject({
      practice: { idSign: 'beer-game', title: 'The beer game', version: 1 },
      mode: 'oneSeat',
      days: 36,
      attempts: 2,
      passLine: 60,
      turnSeconds: 90,
      weights: [
        { name: 'cost', weight: 35 },
        { name: 'service', weight: 30 },
        { name: 'bullwhip', weight: 20 },
        { name: 'debrief', weight: 15 },
      ],
      students: 1,
      started: 0,
      average: null,
      hasRuns: false,
      version: 1,
    })
    expect(await rowOf(given)).toMatchObject({
      courseId: course.courseId,
      authorId: teacher.userId,
      practice: 'beer-game',
      scenario: { weeks: 36 },
      passLine: 60,
    })
    const later = await give({ idSign: 'inventory-bench' })
    const { body } = await testApp.ask(
      practice.listAssignments,
      { courseIdSign: course.sign },
      teacher,
    )
    expect(body.data).toEqual({ list: [later, given], total: 2 })
  })

  it('[PRC-090] is one however often its form is sent', async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([give({ key }), give({ key, passLine: 80 })])
    expect(one.sign).toBe(other.sign)
    expect((await give({ key })).sign).toBe(one.sign)
  })

  it('[PRC-024] names the field of what is wrong', async () => {
    const faults: [object, string][] = [
      [{ idSign: 'no-such-practice' }, 'idSign'],
      [{ idSign: 'inventory-bench', mode: 'allSeats' }, 'mode'],
      [{ weights: [{ name: 'cost', weight: 100 }] }, 'weights'],
      [{ attempts: 0 }, 'attempts'],
      [{ attempts: 11 }, 'attempts'],
      [{ passLine: 101 }, 'passLine'],
      [{ turnSeconds: 19 }, 'turnSeconds'],
      [{ opensAt: inHours(2), dueAt: inHours(1) }, 'dueAt'],
      [{ dueAt: 'tomorrow' }, 'dueAt'],
    ]
    for (const [fault, field] of faults) {
      const input = { courseIdSign: course.sign, key: randomUUID(), idSign: 'beer-game', ...fault }
      const { body } = await testApp.ask(practice.addAssignment, input, teacher)
      expect(body.code).toBe(-2)
      expect(Object.keys((body.extend as { fields: object }).fields)).toEqual([field])
    }
    const where = eq(practiceAssignments.courseId, course.courseId)
    expect(await testApp.db.$count(practiceAssignments, where)).toBe(0)
  })

  it('[PRC-090] changes until the first run; then dates and attempts alone, not below what is used', async () => {
    const given = await give({ attempts: 3, dueAt: inHours(24) })
    const changed = (await change(given, { idSign: 'beer-game-shared', passLine: 70 })).body.data
    expect(changed).toMatchObject({ version: 2, passLine: 70 })
    expect(await rowOf(given)).toMatchObject({ scenario: { sharedDemand: true }, version: 2 })
    const late = await change(given, { passLine: 10 })
    expect(late.body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { version: 2, passLine: 70 } },
    })
    const now = changed ?? given
    await submit(await begun(now))
    await submit(await begun(now))
    const frozen = await change(now, { idSign: 'beer-game', mode: 'allSeats', passLine: 1 })
    expect(frozen.body.code).toBe(-2)
    expect(Object.keys((frozen.body.extend as { fields: object }).fields)).toEqual([
      'idSign',
      'mode',
      'passLine',
    ])
    expect((await change(now, { attempts: 1 })).body.extend).toHaveProperty('fields.attempts')
    const moved = await change(now, { attempts: 2, dueAt: inHours(48) })
    expect(moved.body.data).toMatchObject({ version: 3, attempts: 2, dueAt: inHours(48) })
  })

  it('[PRC-090] is deleted only as long as nobody has begun', async () => {
    const given = await give()
    const remove = (sign: string) => testApp.ask(practice.deleteAssignment, { sign }, teacher)
    const unused = await give()
    expect((await remove(unused.sign)).body.ok).toBe(true)
    expect(await rowOf(unused)).toBeUndefined()
    await begun(given)
    const refused = await remove(given.sign)
    expect(refused.body).toMatchObject({ code: -4, extend: { reason: 'runsBegun' } })
    expect(await rowOf(given)).toBeDefined()
  })

  it('[PRC-024] belongs to the teachers of its course', async () => {
    const given = await give({ dueAt: inHours(1) })
    const other = await testApp.person('teacher,normal')
    const { sign } = given
    for (const by of [other, student]) {
      const asked = [
        await testApp.ask(practice.listAssignments, { courseIdSign: course.sign }, by),
        await testApp.ask(practice.practiceBoard, { sign }, by),
        await testApp.ask(practice.deleteAssignment, { sign }, by),
        await change(given, {}, by),
        await extend(given, inHours(2), student, by),
      ]
      expect(asked.map(({ body }) => body.code)).toEqual([-6, -6, -6, -6, -6])
    }
    const staff = await testApp.person('schoolAdmin,normal')
    expect((await testApp.ask(practice.practiceBoard, { sign }, staff)).body.ok).toBe(true)
  })
})

describe('a student', () => {
  it('[PRC-024] sees what is given before the start, and how far it is', async () => {
    const given = await give({ dueAt: inHours(24), attempts: 2 })
    await give({ idSign: 'inventory-bench', opensAt: inHours(1) })
    expect(await own(await testApp.person())).toEqual([])
    const [first, second] = await own()
    expect(first).toMatchObject({
      sign: given.sign,
      course: { sign: course.sign },
      url: '/supplyChain',
      dueAt: inHours(24),
      attemptsUsed: 0,
      attemptsLeft: 2,
      passLine: 60,
      weights: given.weights,
      state: 'open',
      best: null,
      passed: null,
      run: null,
    })
    expect(second).toMatchObject({ state: 'notOpen', dueAt: null })
    const run = await begun(given)
    expect((await own())[0]).toMatchObject({ state: 'inProgress', run: run.sign, attemptsLeft: 1 })
    await submit(run)
    const { percent } = (await readKept(testApp, run)).run
    expect((await own())[0]).toMatchObject({
      state: 'open',
      run: null,
      ended: run.sign,
      best: percent,
      passed: (percent ?? 0) >= 60,
    })
  })

  it('[PRC-022] sees the nearest own due date at the practice', async () => {
    const given = await give({ dueAt: inHours(24) })
    await give({ dueAt: inHours(48) })
    const due = async (by = student) => {
      const { body } = await testApp.ask(practice.practiceList, {}, by)
      const detail = await testApp.ask(practice.practiceDetail, { idSign: 'beer-game' }, by)
      const listed = body.data?.find(({ idSign }) => idSign === 'beer-game')
      expect(detail.body.data?.due).toBe(listed?.due)
      return listed?.due
    }
    expect(await due()).toBe(inHours(24))
    expect(await due(await testApp.person())).toBeNull()
    await extend(given, inHours(36))
    expect(await due()).toBe(inHours(36))
  })

  it('[PRC-024] begins in the mode of the assignment, with its scenario, and the same run again', async () => {
    const given = await give({ mode: 'allSeats' })
    const [one, other] = await Promise.all([begun(given), begun(given)])
    expect(one.sign).toBe(other.sign)
    expect(one).toMatchObject({ mode: 'allSeats', assignment: { sign: given.sign, attempt: 1 } })
    const { run } = await readKept(testApp, one)
    expect(run).toMatchObject({ assignmentId: idOf(given), attempt: 1, percent: null })
    // A run that is begun freely is another one, although the practice is the same.
    const free = await testApp.ask(
      practice.startRun,
      { idSign: 'beer-game', mode: 'allSeats' },
      student,
    )
    expect(free.body.data?.sign).not.toBe(one.sign)
    expect(free.body.data?.assignment).toBeNull()
    const wrong = await begin(given, student, { idSign: 'inventory-bench' })
    expect(wrong.body.extend).toHaveProperty('fields.idSign')
  })

  it('[PRC-024] is refused before the opening, after the due date, without an attempt left and outside the course', async () => {
    const reasonOf = async (given: TaughtAssignment, by = student) => {
      const { body } = await begin(given, by)
      return [body.code, (body.extend as { reason: string }).reason]
    }
    const closed = await give({ opensAt: inHours(1) })
    expect(await reasonOf(closed)).toEqual([-4, 'assignmentNotOpen'])
    const past = await give({ dueAt: inHours(-1) })
    expect(await reasonOf(past)).toEqual([-4, 'assignmentOver'])
    const given = await give()
    await submit(await begun(given))
    expect(await reasonOf(given)).toEqual([-4, 'noAttemptLeft'])
    expect(await reasonOf(given, await testApp.person())).toEqual([-6, 'joinFirst'])
    const runs = testApp.db.$count(practiceRuns, eq(practiceRuns.userId, student.userId))
    expect(await runs).toBe(1)
    expect((await begin(given, student, { seat: 'brewer' })).body.code).toBe(-4)
    const twice = await give({ attempts: 2 })
    expect((await begin(twice, student, { seat: 'brewer' })).body.extend).toHaveProperty(
      'fields.seat',
    )
  })

  it('[PRC-093] is never begun or decided for by staff who act as the student', async () => {
    const given = await give()
    const run = await begun(given)
    const admin = await testApp.person('schoolAdmin,normal')
    const acting = await impersonate(testApp, admin, student)
    const input = { idSign: 'beer-game', assignment: given.sign }
    const started = await testApp.ask(practice.startRun, input, acting)
    const decided = await testApp.ask(
      practice.decideRun,
      { sign: run.sign, number: 1, decisions: [order(1, 4)] },
      acting,
    )
    const submitted = await testApp.ask(practice.submitRun, { sign: run.sign }, acting)
    expect([started, decided, submitted].map(({ body }) => body.code)).toEqual([-6, -6, -6])
    expect((await readKept(testApp, run)).run).toMatchObject({ number: 1, state: 'active' })
  })

  it('[PRC-091] gets a result in percent by the weights of the assignment', async () => {
    const weights = ['cost', 'service', 'bullwhip', 'debrief'].map((name) => ({
      name,
      weight: name === 'service' ? 100 : 0,
    }))
    const run = await begun(await give({ weights, passLine: 0 }))
    const { body } = await submit(run)
    const service = body.data?.score?.parts.find(({ name }) => name === 'service')
    const percent = Math.floor(((service?.points ?? 0) * 100) / 30 + 0.5)
    expect(body.data?.assignment).toMatchObject({ percent, passed: true, attempt: 1 })
    expect((await readKept(testApp, run)).run.percent).toBe(percent)
    const review = await testApp.ask(practice.runReview, { sign: run.sign }, student)
    expect(review.body.data?.assignment).toMatchObject({ percent, passed: true, passLine: 0 })
  })

  it('[PRC-028] plays the scenario that was given, although the assignment is edited while the run is open', async () => {
    const given = await give()
    const run = await begun(given)
    const scenario = (await rowOf(given))?.scenario as object
    const edited = { ...scenario, weeks: 5, standIn: 'copy' }
    await testApp.db
      .update(practiceAssignments)
      .set({ scenario: edited })
      .where(eq(practiceAssignments.id, idOf(given)))
    const { body } = await submit(run)
    expect(body.data).toMatchObject({ day: 36, days: 36, state: 'scored' })
    const rows = body.data?.supplyChain?.[0]?.rows ?? []
    expect(new Set(rows.map(({ orderedBy }) => orderedBy))).toEqual(new Set(['baseStock']))
  })
})

describe('at the due date', () => {
  it('[PRC-025] the job submits what is open, once, in the middle of a week too', async () => {
    const given = await give({ dueAt: inHours(2), mode: 'allSeats' })
    const run = await begun(given)
    await decide(run, 1, 1)
    const early = await begun(await give({ dueAt: inHours(30) }))
    const free = (await testApp.ask(practice.startRun, { idSign: 'beer-game' }, student)).body.data
    await submitAllDue()
    expect((await readKept(testApp, run)).run.state).toBe('active')
    testApp.clock.pass(2 * 3600)
    await Promise.all([submitAllDue(), submitAllDue()])
    const kept = await readKept(testApp, run)
    expect(kept.run).toMatchObject({ state: 'scored', day: 36, number: 3 })
    expect(kept.run.percent).not.toBeNull()
    expect(kept.log).toHaveLength(1)
    for (const open of [early, free ?? early])
      expect((await readKept(testApp, open)).run.state).toBe('active')
    const { changedAt } = kept.run
    testApp.clock.pass(60)
    await submitAllDue()
    expect((await readKept(testApp, run)).run.changedAt).toEqual(changedAt)
  })

  it('[PRC-025] a decision that comes later submits the run and is refused, whenever the job runs', async () => {
    const run = await begun(await give({ dueAt: inHours(2) }))
    await decide(run, 1, 1)
    testApp.clock.pass(2 * 3600)
    const late = await decide(run, 2, 2)
    expect(late.body).toMatchObject({
      code: -4,
      extend: { reason: 'runOver', run: { state: 'scored', day: 36 } },
    })
    const kept = await readKept(testApp, run)
    expect(kept.run.state).toBe('scored')
    expect(kept.log.map(({ day }) => day)).toEqual([1])
    await submitAllDue()
    expect((await readKept(testApp, run)).run).toEqual(kept.run)
  })

  it('[PRC-025] reading the run submits it first, and so does its review', async () => {
    const given = await give({ dueAt: inHours(2) })
    const [run, other] = [await begun(given), await classmate()]
    const theirRun = await begun(given, other)
    testApp.clock.pass(2 * 3600)
    const read = await testApp.ask(practice.practiceRun, { sign: run.sign }, student)
    expect(read.body.data).toMatchObject({ state: 'scored' })
    const review = await testApp.ask(practice.runReview, { sign: theirRun.sign }, other)
    expect(review.body.data).toMatchObject({ state: 'scored' })
    expect(await own()).toMatchObject([{ state: 'done', ended: run.sign }])
  })

  it('[PRC-092] a later date of one student counts for that student alone, also after the due date', async () => {
    const given = await give({ dueAt: inHours(2) })
    const other = await classmate()
    const [run, theirRun] = [await begun(given), await begun(given, other)]
    expect((await extend(given, inHours(5))).body.data).toEqual({ students: 1 })
    testApp.clock.pass(2 * 3600)
    await submitAllDue()
    expect((await readKept(testApp, run)).run.state).toBe('active')
    expect((await readKept(testApp, theirRun)).run.state).toBe('scored')
    expect((await decide(run, 1, 1)).body.data).toMatchObject({ day: 2 })
    // The date is taken back: it has passed, so that the run ends.
    expect((await extend(given, null)).body.ok).toBe(true)
    const kept = eq(practiceExtensions.assignmentId, idOf(given))
    expect(await testApp.db.$count(practiceExtensions, kept)).toBe(0)
    await submitAllDue()
    expect((await readKept(testApp, run)).run.state).toBe('scored')
    const third = await classmate()
    expect((await begin(given, third)).body.extend).toMatchObject({ reason: 'assignmentOver' })
    await extend(given, inHours(1), third)
    expect((await begin(given, third)).body.data).toMatchObject({ state: 'active' })
  })

  it('[PRC-092] takes an own date only for students, and only after the one for all', async () => {
    const given = await give({ dueAt: inHours(2) })
    expect((await extend(given, inHours(1))).body.extend).toHaveProperty('fields.dueAt')
    const stranger = await testApp.person()
    expect((await extend(given, inHours(3), stranger)).body.extend).toHaveProperty(
      'fields.userSigns',
    )
    const endless = await give()
    expect((await extend(endless, inHours(3))).body.extend).toHaveProperty('fields.dueAt')
  })

  it('[PRC-090] a changed date takes effect at once', async () => {
    const given = await give({ dueAt: inHours(2) })
    const run = await begun(given)
    await change(given, { dueAt: inHours(10) })
    testApp.clock.pass(3 * 3600)
    expect((await decide(run, 1, 1)).body.data).toMatchObject({ day: 2 })
  })
})

describe('the board', () => {
  it('[PRC-094] lists every student with run, day, attempt, result and due date', async () => {
    const given = await give({ dueAt: inHours(24), attempts: 2, passLine: 0 })
    const [second, third] = [await classmate(), await classmate()]
    const run = await begun(given)
    await decide(run, 1, 1)
    const over = await begun(given, second)
    await submit(over, second)
    await extend(given, inHours(30), third)
    const all = await board(given)
    const rows = all?.list ?? []
    const of = (person: Person) => rows.find(({ userName }) => userName === person.name)
    expect(all?.total).toBe(3)
    expect(of(student)).toMatchObject({
      state: 'active',
      run: run.sign,
      day: 2,
      days: 36,
      attempt: 1,
      percent: null,
      dueAt: inHours(24),
      extended: false,
    })
    const { percent, points } = (await readKept(testApp, over)).run
    expect(of(second)).toMatchObject({ state: 'ended', day: 36, percent, points, passed: true })
    expect(of(third)).toMatchObject({
      state: 'notStarted',
      run: null,
      day: null,
      attempt: 0,
      dueAt: inHours(30),
      extended: true,
    })
    expect(all?.assignment).toMatchObject({
      students: 3,
      started: 2,
      ended: 1,
      passed: 1,
      average: percent,
      hasRuns: true,
    })
    for (const [state, person] of [
      ['notStarted', third],
      ['active', student],
      ['ended', second],
    ] as const)
      expect((await board(given, { state }))?.list.map(({ userName }) => userName)).toEqual([
        person.name,
      ])
    const paged = await board(given, { page: 2, size: 2 })
    expect([paged?.list.length, paged?.total]).toEqual([1, 3])
  })

  it('[PRC-094] reads in as many statements for many students as for one', async () => {
    const given = await give()
    await begun(given)
    const once = await testApp.statementsOf(() => board(given))
    for (let place = 0; place < 4; place += 1) await submit(await begun(given, await classmate()))
    expect(await testApp.statementsOf(() => board(given))).toBe(once)
  })

  it('[PRC-031] opens any run for the teachers of its course, also before its end', async () => {
    const given = await give()
    const run = await begun(given)
    await testApp.ask(
      practice.decideRun,
      { sign: run.sign, number: 1, decisions: [order(1, 9, 'retailer', 'Keep calm')] },
      student,
    )
    const ask = (by: Person, sign = run.sign) => testApp.ask(practice.boardRun, { sign }, by)
    const open = (await ask(teacher)).body.data
    expect(open).toMatchObject({ userName: student.name, state: 'active', day: 2 })
    // The week that is played, and the one whose orders are asked for.
    expect(open?.supplyChain?.seats.map(({ rows }) => rows.length)).toEqual([2, 2, 2, 2])
    expect(open?.notes).toEqual([{ day: 1, seat: 'retailer', note: 'Keep calm' }])
    await submit(run)
    expect((await ask(teacher)).body.data?.supplyChain?.demand).toHaveLength(36)
    expect((await ask(await testApp.person('teacher,normal'))).body.code).toBe(-6)
    expect((await ask(student)).body.code).toBe(-6)
    const free = (await testApp.ask(practice.startRun, { idSign: 'beer-game' }, student)).body.data
    expect((await ask(teacher, free?.sign)).status).toBe(404)
  })
})
