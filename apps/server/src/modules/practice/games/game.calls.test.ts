import { practice } from '@titian/contract'
import { replay } from '@titian/practice/engine'
import { kindOf } from '@titian/practice/kinds'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { readKept } from '../factories.ts'
import { practiceRuns } from '../tables.ts'
import { beginGame, makeGame, readSeats } from './factories.ts'
import { endDueTurns, endTurn } from '../turns/jobs.ts'
import { lockGame, pause, resume } from '../turns/actions.ts'

let testApp: TestApp
let four: Person[]
const at = (place: number): Person => four[place] as Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  four = []
  for (let place = 0; place < 4; place += 1) four.push(await testApp.person())
})

type Run = { sign: string }
const order = ({ sign }: Run, by: Person, week: number, quantity = 4, note = '') =>
  testApp.ask(practice.orderSeat, { sign, week, quantity, note }, by)
const read = async ({ sign }: Run, by: Person) => {
  const { body } = await testApp.ask(practice.practiceRun, { sign }, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}
const leave = ({ sign }: Run, by: Person) => testApp.ask(practice.leaveGame, { sign }, by)
const back = ({ sign }: Run, by: Person) => testApp.ask(practice.backToSeat, { sign }, by)
const idOf = async (run: Run) => (await readKept(testApp, run)).run.id
const statesOf = async (run: Run, by = at(0)) =>
  (await read(run, by)).game?.seats.map(({ state }) => state)
const job = async (run: Run, week?: number) =>
  endTurn(testApp.app.services, testApp.clock, await idOf(run), week)

/**
 * Checks that the stored orders lead to the stored state, and that each seat has at most one order
 * for a week.
 */
async function expectSound(run: Run) {
  const { run: row, log, state } = await readKept(testApp, run)
  const days = row.state === 'scored' ? row.day : row.day - 1
  const { scenario, seed } = row
  const kind = kindOf('supply-chain')
  if (!kind) throw new Error('The engine is there.')
  expect(state).toEqual(replay(kind, { scenario, seed, log, days }).at(-1))
  expect(new Set(log.map(({ day, seat }) => `${day} ${seat}`)).size).toBe(log.length)
  expect(log.map(({ number }) => number)).toEqual(log.map((_, place) => place + 1))
  return row
}

describe('a week of a team', () => {
  it('[PRC-054] [PRC-056] [PRC-080] ends with the last order, and shows each player only their own desk', async () => {
    const run = await beginGame(testApp, four)
    expect(run).toMatchObject({ state: 'active', day: 1, game: { turnEndsIn: 90 } })
    await order(run, at(0), 1, 5, 'Calm')
    await order(run, at(1), 1, 6)
    const third = (await order(run, at(2), 1, 7)).body.data
    expect(third).toMatchObject({ day: 1, decided: ['distributor'] })
    expect(third?.game?.seats.map(({ state }) => state)).toEqual([
      'ordered',
      'ordered',
      'ordered',
      'playing',
    ])
    const last = (await order(run, at(3), 1, 8)).body.data
    expect(last).toMatchObject({ day: 2, decided: [], seats: ['factory'] })
    for (const [place, ordered] of [5, 6, 7, 8].entries()) {
      const { supplyChain } = await read(run, at(place))
      expect(supplyChain).toHaveLength(1)
      expect(supplyChain?.[0]?.rows[0]).toMatchObject({ ordered, orderedBy: 'player' })
      expect(supplyChain?.[0]?.consumerDemand).toBeNull()
    }
    expect(await expectSound(run)).toMatchObject({ day: 2, number: 5, state: 'active' })
    expect((await testApp.ask(practice.practiceRun, run, await testApp.person())).status).toBe(404)
  })

  it('[PRC-056] counts an order once, however often and from whichever tab it is sent', async () => {
    const run = await beginGame(testApp, four)
    const twice = await Promise.all([order(run, at(0), 1, 5), order(run, at(0), 1, 5)])
    expect(twice.map(({ body }) => body.code)).toEqual([200, 200])
    const tabs = await Promise.all([order(run, at(1), 1, 6), order(run, at(1), 1, 9)])
    expect(tabs.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-4, 200])
    const refused = tabs.find(({ body }) => body.code === -4)?.body
    expect(refused?.extend).toMatchObject({ reason: 'runChanged', run: { day: 1, number: 3 } })
    const { log } = await readKept(testApp, run)
    expect(log.map(({ seat, number }) => [seat, number])).toEqual([
      ['retailer', 1],
      ['wholesaler', 2],
    ])
    await order(run, at(2), 1)
    await order(run, at(3), 1)
    expect((await order(run, at(0), 1, 5)).body.data?.day).toBe(2)
    expect((await order(run, at(0), 1, 6)).body.code).toBe(-4)
    expect((await order(run, at(0), 3, 6)).body.extend).toMatchObject({ reason: 'runChanged' })
    expect((await readKept(testApp, run)).log).toHaveLength(4)
  })

  it.each([
    [{ quantity: -1 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: 100_000 }, 'quantity'],
    [{ quantity: '4' as unknown as number }, 'quantity'],
    [{ week: 0 }, 'week'],
    [{ note: 'x'.repeat(301) }, 'note'],
  ])('refuses a forged field beside it: %#', async (forged, field) => {
    const run = await beginGame(testApp, four)
    const input = { sign: run.sign, week: 1, quantity: 4, ...forged }
    const { body } = await testApp.ask(practice.orderSeat, input, at(0))
    expect(body.code).toBe(-2)
    expect(Object.keys(body.extend?.['fields'] ?? {})).toEqual([field])
    expect((await readKept(testApp, run)).log).toEqual([])
  })

  it('ends once with four parallel orders', async () => {
    const run = await beginGame(testApp, four)
    for (let week = 1; week <= 5; week += 1) {
      const answers = await Promise.all(four.map((by) => order(run, by, week, week)))
      expect(answers.map(({ body }) => body.code)).toEqual([200, 200, 200, 200])
      expect((await expectSound(run)).day).toBe(week + 1)
    }
  })

  it('ends once when the job and the last order run in parallel', async () => {
    const run = await beginGame(testApp, four)
    for (let week = 1; week <= 6; week += 1) {
      for (const by of four.slice(0, 3)) await order(run, by, week)
      testApp.clock.pass(90)
      const [, { body }] = await Promise.all([job(run, week), order(run, at(3), week)])
      expect((await expectSound(run)).day).toBe(week + 1)
      expect(body.code === 200 || body.extend?.['reason'] === 'runChanged').toBe(true)
      await back(run, at(3))
    }
  })

  it('has its end queued as a job, and notifies all players after the commit', async () => {
    const notifyPlayers = vi.spyOn(testApp.app.services.live, 'notifyAll')
    const run = await beginGame(testApp, four)
    const runId = await idOf(run)
    const jobs = () =>
      testApp.jobs.sent.filter(
        ({ name, data }) => name === 'practice.endTurn' && data['runId'] === runId,
      )
    const end = new Date(testApp.clock.now().getTime() + 90_000)
    expect(jobs()).toEqual([{ name: 'practice.endTurn', data: { runId, week: 1 }, at: end }])
    notifyPlayers.mockClear()
    await order(run, at(0), 1)
    const userIds = (await readSeats(testApp, run)).map(({ userId }) => userId)
    expect(notifyPlayers.mock.calls).toEqual([
      [{ userIds }, { topic: 'practice', data: { sign: run.sign } }],
    ])
    notifyPlayers.mockClear()
    await order(run, at(0), 1, 9)
    await read(run, at(1))
    expect(notifyPlayers).not.toHaveBeenCalled()
    notifyPlayers.mockRestore()
  })
})

describe('an inactive seat', () => {
  it('[PRC-054] [PRC-096] is played by a bot after its time, does not delay the week, and returns by an order or a button', async () => {
    const run = await beginGame(testApp, four, { turnSeconds: 20 })
    for (const by of four.slice(0, 3)) await order(run, by, 1)
    testApp.clock.pass(19)
    await job(run, 1)
    expect((await read(run, at(0))).game?.turnEndsIn).toBe(1)
    testApp.clock.pass(1)
    await Promise.all([job(run, 1), job(run, 1)])
    expect(await read(run, at(3))).toMatchObject({ day: 2, game: { turnEndsIn: 20 } })
    expect(await statesOf(run)).toEqual(['playing', 'playing', 'playing', 'bot'])
    expect((await read(run, at(3))).supplyChain?.[0]?.rows[0]?.orderedBy).toBe('baseStock')
    await Promise.all(four.slice(0, 3).map((by) => order(run, by, 2)))
    expect((await read(run, at(0))).day).toBe(3)
    const returned = (await back(run, at(3))).body.data
    expect(returned?.game?.seats[3]).toMatchObject({ state: 'playing', isOwn: true })
    await Promise.all(four.slice(0, 3).map((by) => order(run, by, 3)))
    expect((await read(run, at(0))).day).toBe(3)
    await leave(run, at(3))
    expect((await read(run, at(0))).day).toBe(4)
    await order(run, at(3), 4)
    expect(await statesOf(run)).toEqual(['playing', 'playing', 'playing', 'ordered'])
    const seats = await readSeats(testApp, run)
    expect(seats.every(({ botSince }) => botSince === null)).toBe(true)
    await expectSound(run)
  })

  it('ends the week before the first late call is answered', async () => {
    const run = await beginGame(testApp, four)
    await order(run, at(0), 1)
    testApp.clock.pass(500)
    const { body } = await order(run, at(1), 1, 9)
    expect(body.extend).toMatchObject({ reason: 'runChanged', run: { day: 2 } })
    expect(await statesOf(run)).toEqual(['playing', 'playing', 'bot', 'bot'])
    testApp.clock.pass(90)
    const reads = await Promise.all(four.map((by) => read(run, by)))
    expect(reads.map(({ day }) => day)).toEqual([3, 3, 3, 3])
    await expectSound(run)
  })

  it('[PRC-096] does not stop the others when players leave, have two tabs or lose the connection', async () => {
    const run = await beginGame(testApp, four, { turnSeconds: 30 })
    await leave(run, at(1))
    const play = async (week: number, players: Person[]) => {
      for (const by of players) {
        const tabs = await Promise.all([order(run, by, week, 5), order(run, by, week, 5)])
        expect(tabs.map(({ body }) => body.code)).toEqual([200, 200])
      }
    }
    await play(1, [at(0), at(2), at(3)])
    await play(2, [at(0), at(2)])
    testApp.clock.pass(30)
    await play(3, [at(0), at(2)])
    expect((await read(run, at(3))).day).toBe(4)
    const late = await order(run, at(3), 2, 6)
    expect(late.body.extend).toMatchObject({ reason: 'runChanged', run: { day: 4 } })
    expect(await statesOf(run)).toEqual(['playing', 'bot', 'playing', 'playing'])
    await play(4, [at(0), at(2), at(3)])
    expect(await expectSound(run)).toMatchObject({ day: 5 })
  })
})

describe('the end of a team game', () => {
  it('[PRC-058] [PRC-059] computes one score for all players, with the notes of all', async () => {
    const run = await beginGame(testApp, four)
    for (let week = 1; week < 20; week += 1)
      await Promise.all(four.map((by) => order(run, by, week, 6, `${by.name} in ${week}`)))
    expect((await testApp.ask(practice.runReview, run, at(0))).body.extend).toMatchObject({
      reason: 'runNotOver',
    })
    const last = await Promise.all(four.map((by) => order(run, by, 20, 6)))
    expect(last.map(({ body }) => body.code)).toEqual([200, 200, 200, 200])
    const row = await expectSound(run)
    expect(row).toMatchObject({ state: 'scored', day: 20, turnEndsAt: null })
    for (const by of four) {
      const review = (await testApp.ask(practice.runReview, run, by)).body.data
      expect(review?.notes).toHaveLength(76)
      expect(review?.team).toHaveLength(4)
      expect(review?.team?.filter(({ isOwn }) => isOwn)).toMatchObject([{ name: by.name }])
      expect(review?.score?.points).toBe(row.points)
      expect(review?.supplyChain?.seats.map(({ playedBy }) => playedBy)).toEqual(
        Array(4).fill('player'),
      )
    }
    expect((await order(run, at(0), 20, 7)).body.extend).toMatchObject({ reason: 'runChanged' })
    expect((await leave(run, at(0))).body.data).toEqual({ canReturn: false })
    testApp.clock.pass(1000)
    await job(run, 20)
    expect((await readKept(testApp, run)).run).toEqual(row)
  })

  it('[PRC-099] is reached turn by turn when all have left', async () => {
    const run = await beginGame(testApp, four.slice(0, 2))
    await Promise.all(four.slice(0, 2).map((by) => leave(run, by)))
    expect((await read(run, at(0))).day).toBe(1)
    for (let week = 1; week <= 20; week += 1) {
      testApp.clock.pass(90)
      await endDueTurns(testApp.app.services, testApp.clock)
    }
    expect(await expectSound(run)).toMatchObject({ state: 'scored', day: 20 })
    expect((await testApp.ask(practice.runReview, run, at(1))).body.data?.score).not.toBeNull()
  })
})

describe('the pause of a team game', () => {
  const change = async (run: Run, act: typeof pause) => {
    const { services } = testApp.app
    const id = await idOf(run)
    await services.db.transaction(async (tx) => {
      const game = await lockGame(tx, services, id, testApp.clock.now())
      if (game) await act(tx, services, game, testApp.clock.now())
    })
  }

  it('[PRC-098] stops orders and weeks, and restarts the week with its full time', async () => {
    const run = await beginGame(testApp, four)
    await order(run, at(0), 1)
    await change(run, pause)
    const no = await order(run, at(1), 1)
    expect(no.body).toMatchObject({ code: -4, extend: { reason: 'gamePaused' } })
    expect((await order(run, at(0), 1)).body.code).toBe(200)
    testApp.clock.pass(1000)
    await job(run, 1)
    const paused = await read(run, at(0))
    expect(paused).toMatchObject({ state: 'paused', day: 1, decided: ['retailer'] })
    expect(paused.game?.turnEndsIn).toBeNull()
    await change(run, resume)
    expect(await read(run, at(0))).toMatchObject({ state: 'active', game: { turnEndsIn: 90 } })
    for (const by of four.slice(1)) await order(run, by, 1)
    expect((await expectSound(run)).day).toBe(2)
  })

  it('ends automatically after a week', async () => {
    const run = await beginGame(testApp, four)
    await change(run, pause)
    testApp.clock.pass(7 * 24 * 3600)
    await endDueTurns(testApp.app.services, testApp.clock)
    expect((await readKept(testApp, run)).run).toMatchObject({ state: 'active', day: 1 })
  })
})

it('an order before the beginning is refused', async () => {
  const run = await makeGame(testApp, four)
  expect((await order(run, at(0), 1)).body.extend).toMatchObject({ reason: 'gameNotBegun' })
})

it("[PRC-096] a game begins with the scenario's bots in free seats, once however often the button is pressed", async () => {
  const run = await makeGame(testApp, [at(0), at(1)])
  const begin = (by: Person) => testApp.ask(practice.beginGame, { sign: run.sign }, by)
  const both = await Promise.all([begin(at(0)), begin(at(1))])
  expect(both.map(({ body }) => body.data?.state)).toEqual(['active', 'active'])
  const { run: row } = await readKept(testApp, run)
  expect(row.seats).toEqual(['retailer', 'wholesaler'])
  expect(row.scenario).toMatchObject({
    seats: { retailer: 'player', wholesaler: 'player', distributor: 'human', factory: 'human' },
  })
  expect(await statesOf(run)).toEqual(['playing', 'playing', 'free', 'free'])
  await order(run, at(0), 1)
  await order(run, at(1), 1)
  expect((await expectSound(run)).day).toBe(2)
})

it('a team game stays consistent for any sequence of acts of four people', async () => {
  let draw = 7
  const below = (most: number) => {
    draw = (draw * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((draw / 2_147_483_648) * most)
  }
  for (let game = 0; game < 4; game += 1) {
    const run = await beginGame(testApp, four.slice(0, 2 + below(3)), { turnSeconds: 20 })
    const players = (await readSeats(testApp, run)).length
    let week = 1
    for (let act = 0; act < 60; act += 1) {
      const by = at(below(players))
      const acts = [
        () => order(run, by, week, below(20)),
        () => order(run, by, week, below(20)),
        () => order(run, by, week + below(3) - 1, below(20)),
        () => leave(run, by),
        () => back(run, by),
        async () => testApp.clock.pass(below(25)),
        () => job(run, week),
        () => endDueTurns(testApp.app.services, testApp.clock),
      ]
      await acts[below(acts.length)]?.()
      const { day } = (await readKept(testApp, run)).run
      expect(day - week === 0 || day - week === 1).toBe(true)
      week = day
    }
    await expectSound(run)
    const over = { state: 'scored', turnEndsAt: null } as const
    await testApp.db
      .update(practiceRuns)
      .set(over)
      .where(eq(practiceRuns.id, await idOf(run)))
  }
})
