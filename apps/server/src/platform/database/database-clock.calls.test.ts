import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { DatabaseClock, type MachineTime } from './database-clock.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const twoHours = 7_200_000
const minute = 60_000

/**
 * A simulated machine whose time can be set, which can sleep, and whose steady clock the test
 * advances.
 */
class Machine implements MachineTime {
  ahead = 0
  passed = 0
  asleep = 0
  wall = () => Date.now() + this.ahead + this.passed + this.asleep
  steady = () => performance.now() + this.passed
  sinceBoot = () => performance.now() + this.passed + this.asleep
}

/** A database whose clock is `ahead` of the real one. */
function databaseWith(kind: 'postgres' | 'embedded' = 'postgres') {
  const database = {
    kind,
    ahead: 0,
    isAway: false,
    report: vi.fn(),
    async query() {
      if (database.isAway) throw new Error('away')
      return { rows: [{ at: Date.now() + database.ahead }], rowCount: 1 }
    },
  }
  return database
}

const errorOf = (clock: DatabaseClock, ahead = 0) =>
  Math.abs(clock.now().getTime() - Date.now() - ahead)

it('[EXM-154] follows the real database, whatever the clock of the process shows', async () => {
  const machine = new Machine()
  machine.ahead = twoHours
  const clock = await DatabaseClock.start(testApp.database.pool, machine)
  expect(errorOf(clock)).toBeLessThan(1000)
  expect(clock.difference()).toBeGreaterThan(twoHours - 1000)
})

it('[EXM-154] agrees between processes whose clocks differ by 150 s', async () => {
  const [one, other] = [new Machine(), new Machine()]
  other.ahead = 150_000
  const clocks = await Promise.all(
    [one, other].map((machine) => DatabaseClock.start(testApp.database.pool, machine)),
  )
  const [first = 0, second = 0] = clocks.map((clock) => clock.now().getTime())
  expect(Math.abs(first - second)).toBeLessThan(1000)
})

it.each(['postgres', 'embedded'] as const)(
  '[EXM-154] does not move when the time of the machine of a %s server is changed',
  async (kind) => {
    const machine = new Machine()
    const database = databaseWith(kind)
    const clock = await DatabaseClock.start(database, machine)
    machine.ahead = twoHours
    // The embedded database uses the time of this machine.
    if (kind === 'embedded') database.ahead = twoHours
    expect(clock.isSure(), 'until it is compared').toBe(false)
    for (let times = 0; times < 5; times += 1) await clock.compare()
    expect(errorOf(clock)).toBeLessThan(1000)
    expect(clock.isSure()).toBe(true)
    expect(database.report).toHaveBeenCalledOnce()
  },
)

it('[EXM-154] is correct after the machine has slept', async () => {
  for (const kind of ['postgres', 'embedded'] as const) {
    const machine = new Machine()
    const database = databaseWith(kind)
    const clock = await DatabaseClock.start(database, machine)
    machine.asleep = twoHours
    database.ahead = twoHours
    expect(clock.isSure()).toBe(false)
    await clock.compare()
    await clock.compare()
    expect(errorOf(clock, twoHours)).toBeLessThan(1000)
    expect(clock.isSure()).toBe(true)
  }
})

it("[EXM-154] is unsure when the database's time jumps, and follows it when the jump lasts", async () => {
  const database = databaseWith()
  const clock = await DatabaseClock.start(database, new Machine())
  database.ahead = twoHours
  await clock.compare()
  expect([clock.isSure(), errorOf(clock) < 1000]).toEqual([false, true])
  database.ahead = 0
  await clock.compare()
  expect([clock.isSure(), errorOf(clock) < 1000]).toEqual([true, true])
  database.ahead = twoHours
  for (let times = 0; times < 3; times += 1) await clock.compare()
  expect([clock.isSure(), errorOf(clock, twoHours) < 1000]).toEqual([true, true])
})

it('[EXM-154] follows small differences, and is unsure when it could not compare for a minute', async () => {
  const machine = new Machine()
  const database = databaseWith()
  const clock = await DatabaseClock.start(database, machine)
  database.ahead = 800
  await clock.compare()
  expect(errorOf(clock, 800)).toBeLessThan(100)
  database.isAway = true
  machine.passed = minute + 1000
  await clock.compare()
  expect(clock.isSure()).toBe(false)
  database.isAway = false
  database.ahead += minute + 1000
  await clock.compare()
  expect(clock.isSure()).toBe(true)
})

it('[EXM-154] reports in its health and figures that the clock of the process is wrong', async () => {
  const ahead = vi.spyOn(testApp.clock, 'difference').mockReturnValue(twoHours)
  const health = await testApp.app.http.inject({ url: '/readyz' })
  expect([health.statusCode, health.json()]).toEqual([
    200,
    { ok: true, state: 'degraded', clock: '7200 s ahead of the database' },
  ])
  const { body } = await testApp.app.http.inject({ url: '/metrics' })
  expect(body).toMatch(/^titian_clock_ahead_seconds 7200$/m)
  expect(body).toMatch(/^titian_clock_sure 1$/m)
  ahead.mockRestore()
  testApp.clock.isReliable = false
  expect((await testApp.app.http.inject({ url: '/readyz' })).json().clock).toContain(
    'nothing is closed',
  )
  testApp.clock.isReliable = true
})
