import { randomUUID } from 'node:crypto'
import { practice, type TaughtAssignment } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { impersonate } from '../../accounts/factories.ts'
import type { MadeCourse } from '../../study/factories.ts'
import { order, readKept } from '../factories.ts'
import { practiceAssignments, practiceRuns } from '../tables.ts'
import { Given } from './factories.ts'

let testApp: TestApp
let scene: Given
let course: MadeCourse
let teacher: Person
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
  ;({ course, teacher, student } = scene)
})

const submit = (run: { sign: string }, by = student) =>
  testApp.ask(practice.submitRun, { sign: run.sign }, by)

async function rowOf(assignment: { sign: string }) {
  const [row] = await testApp.db
    .select()
    .from(practiceAssignments)
    .where(eq(practiceAssignments.id, scene.idOf(assignment)))
  return row
}

const board = async (assignment: TaughtAssignment, more: object = {}) =>
  (await testApp.ask(practice.practiceBoard, { sign: assignment.sign, ...more }, teacher)).body.data

describe('a practice assignment', () => {
  it('[PRC-024] stores practice, dates, attempts, weights and pass mark, and is listed', async () => {
    const given = await scene.give({
      dueAt: scene.inHours(24),
      attempts: 2,
      opensAt: scene.inHours(-1),
    })
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
    const later = await scene.give({ idSign: 'inventory-bench' })
    const { body } = await testApp.ask(
      practice.listAssignments,
      { courseIdSign: course.sign },
      teacher,
    )
    expect(body.data).toEqual({ list: [later, given], total: 2 })
  })

  it('[PRC-090] is created once, however often its form is sent', async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([scene.give({ key }), scene.give({ key, passLine: 80 })])
    expect(one.sign).toBe(other.sign)
    expect((await scene.give({ key })).sign).toBe(one.sign)
  })

  it('[PRC-024] reports the invalid field', async () => {
    const faults: [object, string][] = [
      [{ idSign: 'no-such-practice' }, 'idSign'],
      [{ idSign: 'inventory-bench', mode: 'allSeats' }, 'mode'],
      [{ weights: [{ name: 'cost', weight: 100 }] }, 'weights'],
      [{ attempts: 0 }, 'attempts'],
      [{ attempts: 11 }, 'attempts'],
      [{ passLine: 101 }, 'passLine'],
      [{ turnSeconds: 19 }, 'turnSeconds'],
      [{ opensAt: scene.inHours(2), dueAt: scene.inHours(1) }, 'dueAt'],
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

  it('[PRC-090] can be changed until the first run; afterwards only dates and attempts, not below the used ones', async () => {
    const given = await scene.give({ attempts: 3, dueAt: scene.inHours(24) })
    const changed = (await scene.change(given, { idSign: 'beer-game-shared', passLine: 70 })).body
      .data
    expect(changed).toMatchObject({ version: 2, passLine: 70 })
    expect(await rowOf(given)).toMatchObject({ scenario: { sharedDemand: true }, version: 2 })
    const late = await scene.change(given, { passLine: 10 })
    expect(late.body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { version: 2, passLine: 70 } },
    })
    const now = changed ?? given
    await submit(await scene.begun(now))
    await submit(await scene.begun(now))
    const frozen = await scene.change(now, { idSign: 'beer-game', mode: 'allSeats', passLine: 1 })
    expect(frozen.body.code).toBe(-2)
    expect(Object.keys((frozen.body.extend as { fields: object }).fields)).toEqual([
      'idSign',
      'mode',
      'passLine',
    ])
    expect((await scene.change(now, { attempts: 1 })).body.extend).toHaveProperty('fields.attempts')
    const moved = await scene.change(now, { attempts: 2, dueAt: scene.inHours(48) })
    expect(moved.body.data).toMatchObject({ version: 3, attempts: 2, dueAt: scene.inHours(48) })
  })

  it('[PRC-090] can be deleted only while no student has begun', async () => {
    const given = await scene.give()
    const remove = (sign: string) => testApp.ask(practice.deleteAssignment, { sign }, teacher)
    const unused = await scene.give()
    expect((await remove(unused.sign)).body.ok).toBe(true)
    expect(await rowOf(unused)).toBeUndefined()
    await scene.begun(given)
    const refused = await remove(given.sign)
    expect(refused.body).toMatchObject({ code: -4, extend: { reason: 'runsBegun' } })
    expect(await rowOf(given)).toBeDefined()
  })

  it('[PRC-024] belongs to the teachers of its course', async () => {
    const given = await scene.give({ dueAt: scene.inHours(1) })
    const other = await testApp.person('teacher,normal')
    const { sign } = given
    for (const by of [other, student]) {
      const asked = [
        await testApp.ask(practice.listAssignments, { courseIdSign: course.sign }, by),
        await testApp.ask(practice.practiceBoard, { sign }, by),
        await testApp.ask(practice.deleteAssignment, { sign }, by),
        await scene.change(given, {}, by),
        await scene.extend(given, scene.inHours(2), student, by),
      ]
      expect(asked.map(({ body }) => body.code)).toEqual([-6, -6, -6, -6, -6])
    }
    const staff = await testApp.person('schoolAdmin,normal')
    expect((await testApp.ask(practice.practiceBoard, { sign }, staff)).body.ok).toBe(true)
  })
})

describe('a practice assignment for a student', () => {
  it('[PRC-024] is visible before its opening, with its progress', async () => {
    const given = await scene.give({ dueAt: scene.inHours(24), attempts: 2 })
    await scene.give({ idSign: 'inventory-bench', opensAt: scene.inHours(1) })
    expect(await scene.own(await testApp.person())).toEqual([])
    const [first, second] = await scene.own()
    expect(first).toMatchObject({
      sign: given.sign,
      course: { sign: course.sign },
      url: '/supplyChain',
      dueAt: scene.inHours(24),
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
    const run = await scene.begun(given)
    expect((await scene.own())[0]).toMatchObject({
      state: 'inProgress',
      run: run.sign,
      attemptsLeft: 1,
    })
    await submit(run)
    const { percent } = (await readKept(testApp, run)).run
    expect((await scene.own())[0]).toMatchObject({
      state: 'open',
      run: null,
      ended: run.sign,
      best: percent,
      passed: (percent ?? 0) >= 60,
    })
  })

  it('[PRC-022] shows the nearest individual due date at the practice', async () => {
    const given = await scene.give({ dueAt: scene.inHours(24) })
    await scene.give({ dueAt: scene.inHours(48) })
    const due = async (by = student) => {
      const { body } = await testApp.ask(practice.practiceList, {}, by)
      const detail = await testApp.ask(practice.practiceDetail, { idSign: 'beer-game' }, by)
      const listed = body.data?.find(({ idSign }) => idSign === 'beer-game')
      expect(detail.body.data?.due).toBe(listed?.due)
      return listed?.due
    }
    expect(await due()).toBe(scene.inHours(24))
    expect(await due(await testApp.person())).toBeNull()
    await scene.extend(given, scene.inHours(36))
    expect(await due()).toBe(scene.inHours(36))
  })

  it('[PRC-024] begins in its mode with its scenario, and returns the same run again', async () => {
    const given = await scene.give({ mode: 'allSeats' })
    const [one, other] = await Promise.all([scene.begun(given), scene.begun(given)])
    expect(one.sign).toBe(other.sign)
    expect(one).toMatchObject({ mode: 'allSeats', assignment: { sign: given.sign, attempt: 1 } })
    const { run } = await readKept(testApp, one)
    expect(run).toMatchObject({ assignmentId: scene.idOf(given), attempt: 1, percent: null })
    // A run outside of the assignment is separate, although the practice is the same.
    const free = await testApp.ask(
      practice.startRun,
      { idSign: 'beer-game', mode: 'allSeats' },
      student,
    )
    expect(free.body.data?.sign).not.toBe(one.sign)
    expect(free.body.data?.assignment).toBeNull()
    const wrong = await scene.begin(given, student, { idSign: 'inventory-bench' })
    expect(wrong.body.extend).toHaveProperty('fields.idSign')
  })

  it('[PRC-024] is refused before the opening, after the due date, without a remaining attempt and outside the course', async () => {
    const reasonOf = async (given: TaughtAssignment, by = student) => {
      const { body } = await scene.begin(given, by)
      return [body.code, (body.extend as { reason: string }).reason]
    }
    const closed = await scene.give({ opensAt: scene.inHours(1) })
    expect(await reasonOf(closed)).toEqual([-4, 'assignmentNotOpen'])
    const past = await scene.give({ dueAt: scene.inHours(-1) })
    expect(await reasonOf(past)).toEqual([-4, 'assignmentOver'])
    const given = await scene.give()
    await submit(await scene.begun(given))
    expect(await reasonOf(given)).toEqual([-4, 'noAttemptLeft'])
    expect(await reasonOf(given, await testApp.person())).toEqual([-6, 'joinFirst'])
    const runs = testApp.db.$count(practiceRuns, eq(practiceRuns.userId, student.userId))
    expect(await runs).toBe(1)
    expect((await scene.begin(given, student, { seat: 'brewer' })).body.code).toBe(-4)
    const twice = await scene.give({ attempts: 2 })
    expect((await scene.begin(twice, student, { seat: 'brewer' })).body.extend).toHaveProperty(
      'fields.seat',
    )
  })

  it('[PRC-093] is never begun or played by impersonating staff', async () => {
    const given = await scene.give()
    const run = await scene.begun(given)
    const admin = await testApp.person('schoolAdmin,normal')
    const asStudent = await impersonate(testApp, admin, student)
    const input = { idSign: 'beer-game', assignment: given.sign }
    const started = await testApp.ask(practice.startRun, input, asStudent)
    const decided = await testApp.ask(
      practice.decideRun,
      { sign: run.sign, number: 1, decisions: [order(1, 4)] },
      asStudent,
    )
    const submitted = await testApp.ask(practice.submitRun, { sign: run.sign }, asStudent)
    expect([started, decided, submitted].map(({ body }) => body.code)).toEqual([-6, -6, -6])
    expect((await readKept(testApp, run)).run).toMatchObject({ number: 1, state: 'active' })
  })

  it('[PRC-091] gets a result in percent by its weights', async () => {
    const weights = ['cost', 'service', 'bullwhip', 'debrief'].map((name) => ({
      name,
      weight: name === 'service' ? 100 : 0,
    }))
    const run = await scene.begun(await scene.give({ weights, passLine: 0 }))
    const { body } = await submit(run)
    const service = body.data?.score?.parts.find(({ name }) => name === 'service')
    const percent = Math.floor(((service?.points ?? 0) * 100) / 30 + 0.5)
    expect(body.data?.assignment).toMatchObject({ percent, passed: true, attempt: 1 })
    expect((await readKept(testApp, run)).run.percent).toBe(percent)
    const review = await testApp.ask(practice.runReview, { sign: run.sign }, student)
    expect(review.body.data?.assignment).toMatchObject({ percent, passed: true, passLine: 0 })
  })

  it('[PRC-028] keeps its scenario in an open run although it is edited', async () => {
    const given = await scene.give()
    const run = await scene.begun(given)
    const scenario = (await rowOf(given))?.scenario as object
    const edited = { ...scenario, weeks: 5, standIn: 'copy' }
    await testApp.db
      .update(practiceAssignments)
      .set({ scenario: edited })
      .where(eq(practiceAssignments.id, scene.idOf(given)))
    const { body } = await submit(run)
    expect(body.data).toMatchObject({ day: 36, days: 36, state: 'scored' })
    const rows = body.data?.supplyChain?.[0]?.rows ?? []
    expect(new Set(rows.map(({ orderedBy }) => orderedBy))).toEqual(new Set(['baseStock']))
  })
})

describe('the board of an assignment', () => {
  it('[PRC-094] lists every student with run, day, attempt, result and due date', async () => {
    const given = await scene.give({ dueAt: scene.inHours(24), attempts: 2, passLine: 0 })
    const [second, third] = [await scene.classmate(), await scene.classmate()]
    const run = await scene.begun(given)
    await scene.decide(run, 1, 1)
    const over = await scene.begun(given, second)
    await submit(over, second)
    await scene.extend(given, scene.inHours(30), third)
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
      dueAt: scene.inHours(24),
      extended: false,
    })
    const { percent, points } = (await readKept(testApp, over)).run
    expect(of(second)).toMatchObject({ state: 'ended', day: 36, percent, points, passed: true })
    expect(of(third)).toMatchObject({
      state: 'notStarted',
      run: null,
      day: null,
      attempt: 0,
      dueAt: scene.inHours(30),
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

  it('[PRC-094] needs as many statements for many students as for one', async () => {
    const given = await scene.give()
    await scene.begun(given)
    const once = await testApp.statementsOf(() => board(given))
    for (let place = 0; place < 4; place += 1)
      await submit(await scene.begun(given, await scene.classmate()))
    expect(await testApp.statementsOf(() => board(given))).toBe(once)
  })

  it('[PRC-031] opens any run for the teachers of its course, also before its end', async () => {
    const given = await scene.give()
    const run = await scene.begun(given)
    await testApp.ask(
      practice.decideRun,
      { sign: run.sign, number: 1, decisions: [order(1, 9, 'retailer', 'Keep calm')] },
      student,
    )
    const ask = (by: Person, sign = run.sign) => testApp.ask(practice.boardRun, { sign }, by)
    const open = (await ask(teacher)).body.data
    expect(open).toMatchObject({ userName: student.name, state: 'active', day: 2 })
    // The current week, and the one whose orders are requested.
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
