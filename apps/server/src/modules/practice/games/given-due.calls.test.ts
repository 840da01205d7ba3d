import { practice, type PracticeRun } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { submitDue } from '../assignments/actions.ts'
import { Given } from '../assignments/factories.ts'
import { percentOf } from '../assignments/rules.ts'
import { readKept } from '../factories.ts'
import { readSeats } from './factories.ts'
import { endDueTurns } from '../turns/jobs.ts'

let testApp: TestApp
let scene: Given
let student: Person
let mate: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
  ;({ student } = scene)
  mate = await scene.classmate()
})

const submitAllDue = () => submitDue(testApp.app.services, testApp.clock.now())
const hours = (count: number) => testApp.clock.pass(count * 3600)
const order = ({ sign }: PracticeRun, week: number, by: Person, quantity = 4) =>
  testApp.ask(practice.orderSeat, { sign, week, quantity }, by)
const read = ({ sign }: PracticeRun, by: Person) => testApp.ask(practice.practiceRun, { sign }, by)
const control = ({ sign }: PracticeRun, act: 'pause' | 'resume') =>
  testApp.ask(practice.controlGame, { sign, act }, scene.teacher)

/** The longest turn, so that no week ends before the due date. */
const slow = { turnSeconds: 600 }

describe('the due date of a team', () => {
  it("[PRC-102] lets the job submit in the middle of a week, once, with that week's orders", async () => {
    const given = await scene.giveTeam({ ...slow, dueAt: scene.inHours(0.1), passLine: 0 })
    const run = await scene.game(given, [student, mate])
    await order(run, 1, student, 7)
    await order(run, 1, mate, 8)
    await order(run, 2, student, 9)
    const notify = vi.spyOn(testApp.app.services.live, 'notifyAll')
    hours(0.1)
    await Promise.all([submitAllDue(), submitAllDue()])
    expect(notify).toHaveBeenCalledTimes(1)
    notify.mockRestore()
    const { run: row, log } = await readKept(testApp, run)
    expect(row).toMatchObject({ state: 'scored', day: 20, turnEndsAt: null })
    expect(row.endedAt).toEqual(testApp.clock.now())
    expect(row.percent).toBe(percentOf(row.score ?? [], given.weights))
    expect(row.percent).not.toBeNull()
    expect(log.map(({ day, seat }) => [day, seat])).toEqual([
      [1, 'retailer'],
      [1, 'wholesaler'],
      [2, 'retailer'],
    ])
    for (const by of [student, mate]) {
      expect((await scene.own(by))[0]).toMatchObject({
        state: 'done',
        best: row.percent,
        passed: true,
        ended: run.sign,
      })
      const review = (await testApp.ask(practice.runReview, { sign: run.sign }, by)).body.data
      expect(review?.assignment).toMatchObject({ percent: row.percent, passed: true })
      const desks = review?.supplyChain?.seats ?? []
      expect(desks.map(({ rows }) => rows[1]?.ordered === 9)).toEqual([true, false, false, false])
    }
    hours(1)
    await submitAllDue()
    await endDueTurns(testApp.app.services, testApp.clock)
    expect((await readKept(testApp, run)).run).toEqual(row)
  })

  it('[PRC-102] submits the game at the next access, also before the job', async () => {
    const dueAt = scene.inHours(0.1)
    const given = await scene.giveTeam({ ...slow, dueAt })
    const runs = [
      await scene.game(given, [student]),
      await scene.game(given, [mate]),
      await scene.game(given, [await scene.classmate()]),
      await scene.game(given, [await scene.classmate()]),
    ] as const
    hours(0.1)
    const [ordered, looked, opened, controlled] = runs
    const late = await order(ordered, 1, student)
    expect(late.body).toMatchObject({
      code: -4,
      extend: { reason: 'runOver', run: { state: 'scored', day: 20 } },
    })
    expect((await readKept(testApp, ordered)).log).toEqual([])
    expect((await read(looked, mate)).body.data).toMatchObject({ state: 'scored', day: 20 })
    const board = await testApp.ask(practice.boardRun, { sign: opened.sign }, scene.teacher)
    expect(board.body.data).toMatchObject({ state: 'scored', day: 20 })
    expect((await control(controlled, 'pause')).body.extend).toMatchObject({ reason: 'runOver' })
    for (const run of runs) expect((await readKept(testApp, run)).run.state).toBe('scored')
  })

  it('[PRC-102] lets bots finish a paused game, by the job or at an access', async () => {
    const given = await scene.giveTeam({ ...slow, dueAt: scene.inHours(2) })
    const [job, look] = [await scene.game(given, [student]), await scene.game(given, [mate])]
    for (const run of [job, look]) expect((await control(run, 'pause')).body.ok).toBe(true)
    hours(2)
    expect((await read(look, mate)).body.data).toMatchObject({ state: 'scored' })
    expect((await readKept(testApp, job)).run.state).toBe('paused')
    await submitAllDue()
    expect((await readKept(testApp, job)).run).toMatchObject({ state: 'scored', day: 20 })
  })

  it('[PRC-102] closes a lobby without using an attempt, by the job or at an access', async () => {
    const given = await scene.giveTeam({ dueAt: scene.inHours(2) })
    const [job, look] = [await scene.lobby(given, [student]), await scene.lobby(given, [mate])]
    hours(2)
    expect((await read(look, mate)).status).toBe(404)
    await submitAllDue()
    for (const run of [job, look]) {
      await expect(readKept(testApp, run)).rejects.toThrow()
      expect(await readSeats(testApp, run)).toEqual([])
    }
    expect((await scene.own())[0]).toMatchObject({ state: 'over', run: null, attemptsUsed: 0 })
    expect((await scene.join(job, mate)).body.extend).toMatchObject({ reason: 'gameCodeUnknown' })
  })

  it('[PRC-102] is the latest one of the players', async () => {
    const given = await scene.giveTeam({ ...slow, dueAt: scene.inHours(2) })
    await scene.extend(given, scene.inHours(5), mate)
    const run = await scene.game(given, [student, mate])
    const alone = await scene.game(given, [await scene.classmate()])
    await control(run, 'pause')
    hours(2)
    await submitAllDue()
    expect((await readKept(testApp, alone)).run.state).toBe('scored')
    expect((await readKept(testApp, run)).run.state).toBe('paused')
    await control(run, 'resume')
    // The student's own date has passed. The game stays open until the date of the other player.
    expect((await scene.own())[0]).toMatchObject({ state: 'inProgress', run: run.sign })
    expect((await order(run, 1, student)).body.data).toMatchObject({ decided: ['retailer'] })
    expect((await scene.make(given)).body.data?.sign).toBe(run.sign)
    await control(run, 'pause')
    hours(3)
    await submitAllDue()
    expect((await readKept(testApp, run)).run.state).toBe('scored')
    for (const by of [student, mate])
      expect((await scene.own(by))[0]).toMatchObject({ state: 'done', ended: run.sign })
  })

  it('[PRC-102] does not exist without a date and outside of assignments', async () => {
    const run = await scene.game(await scene.giveTeam(slow), [student])
    const free = await testApp.ask(practice.makeGame, { idSign: 'chain-first-steps' }, mate)
    hours(1)
    await submitAllDue()
    expect((await readKept(testApp, run)).run.state).toBe('active')
    expect((await readKept(testApp, free.body.data ?? run)).run.state).toBe('lobby')
  })
})
