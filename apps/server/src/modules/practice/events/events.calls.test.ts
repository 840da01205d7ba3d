import { practice, reasons, type TaughtAssignment } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Given } from '../assignments/factories.ts'
import { readKept } from '../factories.ts'
import { practiceEvents } from '../tables.ts'

let testApp: TestApp
let scene: Given
let given: TaughtAssignment

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
  given = await scene.give({ idSign: 'market-first-shop', dueAt: scene.inHours(24) })
})

const portEvent = { event: 'portStrike' as const, day: 2, days: 5 }
const set = (more: object = {}, by: Person = scene.teacher) =>
  testApp.ask(practice.addPracticeEvent, { sign: given.sign, ...portEvent, ...more }, by)
const list = async () =>
  (await testApp.ask(practice.practiceEvents, { sign: given.sign }, scene.teacher)).body.data ?? []
const remove = (sign: string, by: Person = scene.teacher) =>
  testApp.ask(practice.removePracticeEvent, { sign }, by)
const rows = () =>
  testApp.db
    .select()
    .from(practiceEvents)
    .where(
      eq(
        practiceEvents.assignmentId,
        testApp.app.deps.signs.open('practiceAssignment', given.sign) ?? 0,
      ),
    )
const endDay = (sign: string, number: number, by = scene.student) =>
  testApp.ask(practice.decideRun, { sign, number, decisions: [], endDay: 1 }, by)

const entry = {
  day: 2,
  place: 0,
  seat: 'teacher',
  command: { type: 'event', day: 2, event: 'portStrike', days: 5 },
}

describe('[PRC-162] events set by a teacher', () => {
  it("are added to each run's log at the end of their day, once", async () => {
    const run = await scene.begun(given)
    const made = await set()
    expect(made.body.data).toMatchObject({ ...portEvent, reached: 0, late: 0 })
    await endDay(run.sign, 1)
    expect((await readKept(testApp, run)).log).toEqual([])
    await endDay(run.sign, 2)
    expect((await readKept(testApp, run)).log).toMatchObject([entry])
    // The button is pressed a second time, with the same number.
    expect((await endDay(run.sign, 2)).body.data?.day).toBe(3)
    expect((await readKept(testApp, run)).log).toHaveLength(1)
    expect(await list()).toMatchObject([{ ...portEvent, reached: 1, late: 0 }])
  })

  it('also happen on days that are played without the student', async () => {
    const run = await scene.begun(given)
    await set()
    await set({ event: 'demandPeak', day: 7 })
    await testApp.ask(practice.submitRun, { sign: run.sign }, scene.student)
    const { log } = await readKept(testApp, run)
    expect(log.map(({ day, command }) => [day, command['event']])).toEqual([
      [2, 'portStrike'],
      [7, 'demandPeak'],
    ])
  })

  it('are skipped in a run that has passed their day, and the run states that', async () => {
    const [early, late] = [await scene.begun(given), await scene.classmate()]
    await endDay(early.sign, 1)
    await endDay(early.sign, 2)
    const other = await scene.begun(given, late)
    expect((await set()).body.data).toMatchObject({ reached: 0, late: 1 })
    await endDay(other.sign, 1, late)
    await endDay(other.sign, 2, late)
    expect(await list()).toMatchObject([{ reached: 1, late: 1 }])
    expect((await readKept(testApp, early)).log).toEqual([])
  })

  it('are refused at the day when every run has passed it and none can begin, otherwise stored', async () => {
    const run = await scene.begun(given)
    await endDay(run.sign, 1)
    await endDay(run.sign, 2)
    // The event comes too late for this run. But another student may still begin a run before the
    // due date.
    const early = await set()
    expect(early.body.data).toMatchObject({ reached: 0, late: 1 })
    await remove(early.body.data?.sign ?? '')
    testApp.clock.pass(25 * 3_600)
    const past = { code: -2, extend: { fields: { day: reasons.eventPast.en } } }
    expect((await set()).body).toMatchObject(past)
    expect(await rows()).toEqual([])
    // The open run has not reached its third day.
    const third = await set({ day: 3 })
    expect(third.body.data).toMatchObject({ day: 3, reached: 0, late: 0 })
    await remove(third.body.data?.sign ?? '')
    const user = scene.student.userId
    const userSigns = [testApp.app.deps.signs.seal('user', user)]
    const dueAt = scene.inHours(48)
    await testApp.ask(
      practice.extendAssignment,
      { sign: given.sign, userSigns, dueAt },
      scene.teacher,
    )
    expect((await set()).body.data).toMatchObject({ reached: 0, late: 1 })
  })

  it('are added once, and refused only with another length', async () => {
    const answers = await Promise.all([set(), set()])
    expect(answers.map(({ body }) => body.ok)).toEqual([true, true])
    expect(await rows()).toMatchObject([portEvent])
    const other = await set({ days: 6 })
    expect(other.body).toMatchObject({ code: -4, msg: reasons.eventThere.en })
    const past = await set({ day: given.days + 1 })
    expect(past.body).toMatchObject({
      code: -2,
      extend: { fields: { day: `At most ${given.days}.` } },
    })
    const chain = await scene.give({ idSign: 'beer-game' })
    const elsewhere = await set({ sign: chain.sign })
    expect(elsewhere.body).toMatchObject({
      code: -2,
      extend: { fields: { event: expect.any(String) } },
    })
    expect(await rows()).toHaveLength(1)
  })

  it('can be removed before they happen only', async () => {
    const run = await scene.begun(given)
    const first = (await set()).body.data?.sign ?? ''
    expect((await remove(first)).body.ok).toBe(true)
    expect(await rows()).toEqual([])
    const second = (await set()).body.data?.sign ?? ''
    await endDay(run.sign, 1)
    await endDay(run.sign, 2)
    expect((await remove(second)).body).toMatchObject({ code: -4, msg: reasons.eventHappened.en })
    expect(await rows()).toHaveLength(1)
  })

  it('belong to the teachers of the course, and are in the audit log', async () => {
    const stranger = await testApp.person('teacher,normal')
    for (const by of [scene.student, stranger]) expect((await set({}, by)).body.code).toBe(-6)
    const sign = (await set()).body.data?.sign ?? ''
    expect((await remove(sign, stranger)).body.code).toBe(-6)
    await remove(sign)
    const logged = await testApp.db
      .select({ action: auditEntries.action, detail: auditEntries.detail })
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, scene.teacher.userId)))
      .orderBy(auditEntries.id)
    const detail = [
      { field: 'practice', before: '', after: given.practice.title },
      { field: 'event', before: '', after: 'portStrike' },
      { field: 'day', before: '', after: '2' },
      { field: 'days', before: '', after: '5' },
    ]
    expect(logged.filter(({ action }) => action.startsWith('practice.event'))).toEqual([
      { action: 'practice.eventSet', detail },
      { action: 'practice.eventTakenBack', detail },
    ])
  })
})
