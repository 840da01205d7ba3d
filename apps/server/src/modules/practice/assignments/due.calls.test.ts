import { practice } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { readKept } from '../factories.ts'
import { practiceExtensions } from '../tables.ts'
import { submitDue } from './actions.ts'
import { Given } from './factories.ts'

let testApp: TestApp
let scene: Given
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
  ;({ student } = scene)
})

const submitAllDue = () => submitDue(testApp.app.services, testApp.clock.now())

describe('the due date of a run', () => {
  it('[PRC-025] lets the job submit open runs once, also in the middle of a week', async () => {
    const given = await scene.give({ dueAt: scene.inHours(2), mode: 'allSeats' })
    const run = await scene.begun(given)
    await scene.decide(run, 1, 1)
    const early = await scene.begun(await scene.give({ dueAt: scene.inHours(30) }))
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

  it('[PRC-025] refuses a later decision and submits the run, whenever the job runs', async () => {
    const run = await scene.begun(await scene.give({ dueAt: scene.inHours(2) }))
    await scene.decide(run, 1, 1)
    testApp.clock.pass(2 * 3600)
    const late = await scene.decide(run, 2, 2)
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

  it('[PRC-025] submits the run when it is read or reviewed', async () => {
    const given = await scene.give({ dueAt: scene.inHours(2) })
    const [run, other] = [await scene.begun(given), await scene.classmate()]
    const theirRun = await scene.begun(given, other)
    testApp.clock.pass(2 * 3600)
    const read = await testApp.ask(practice.practiceRun, { sign: run.sign }, student)
    expect(read.body.data).toMatchObject({ state: 'scored' })
    const review = await testApp.ask(practice.runReview, { sign: theirRun.sign }, other)
    expect(review.body.data).toMatchObject({ state: 'scored' })
    expect(await scene.own()).toMatchObject([{ state: 'done', ended: run.sign }])
  })

  it('[PRC-092] can be later for one student only, also after it has passed', async () => {
    const given = await scene.give({ dueAt: scene.inHours(2) })
    const other = await scene.classmate()
    const [run, theirRun] = [await scene.begun(given), await scene.begun(given, other)]
    expect((await scene.extend(given, scene.inHours(5))).body.data).toEqual({ students: 1 })
    testApp.clock.pass(2 * 3600)
    await submitAllDue()
    expect((await readKept(testApp, run)).run.state).toBe('active')
    expect((await readKept(testApp, theirRun)).run.state).toBe('scored')
    expect((await scene.decide(run, 1, 1)).body.data).toMatchObject({ day: 2 })
    // The individual date is removed; the common one has passed, so the run ends.
    expect((await scene.extend(given, null)).body.ok).toBe(true)
    const kept = eq(practiceExtensions.assignmentId, scene.idOf(given))
    expect(await testApp.db.$count(practiceExtensions, kept)).toBe(0)
    await submitAllDue()
    expect((await readKept(testApp, run)).run.state).toBe('scored')
    const third = await scene.classmate()
    expect((await scene.begin(given, third)).body.extend).toMatchObject({
      reason: 'assignmentOver',
    })
    await scene.extend(given, scene.inHours(1), third)
    expect((await scene.begin(given, third)).body.data).toMatchObject({ state: 'active' })
  })

  it('[PRC-092] can be individual for students only, and only later than the common one', async () => {
    const given = await scene.give({ dueAt: scene.inHours(2) })
    expect((await scene.extend(given, scene.inHours(1))).body.extend).toHaveProperty('fields.dueAt')
    const stranger = await testApp.person()
    expect((await scene.extend(given, scene.inHours(3), stranger)).body.extend).toHaveProperty(
      'fields.userSigns',
    )
    const endless = await scene.give()
    expect((await scene.extend(endless, scene.inHours(3))).body.extend).toHaveProperty(
      'fields.dueAt',
    )
  })

  it('[PRC-090] takes effect at once when it is changed', async () => {
    const given = await scene.give({ dueAt: scene.inHours(2) })
    const run = await scene.begun(given)
    await scene.change(given, { dueAt: scene.inHours(10) })
    testApp.clock.pass(3 * 3600)
    expect((await scene.decide(run, 1, 1)).body.data).toMatchObject({ day: 2 })
  })
})
