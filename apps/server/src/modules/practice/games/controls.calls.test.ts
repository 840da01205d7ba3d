import { type InputOf, practice } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Given } from '../assignments/factories.ts'
import { readKept } from '../factories.ts'
import { practiceRuns } from '../tables.ts'
import { beginGame, makeGame, readSeats } from './factories.ts'

let testApp: TestApp
let staff: Person
let players: Person[]

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  staff = await testApp.person('schoolAdmin,normal')
  players = [await testApp.person(), await testApp.person()]
})

type Control = Omit<InputOf<typeof practice.controlGame>, 'sign'>

const control = ({ sign }: { sign: string }, how: Control, by = staff) =>
  testApp.ask(practice.controlGame, { sign, ...how }, by)

const order = ({ sign }: { sign: string }, week: number, by?: Person) =>
  testApp.ask(practice.orderSeat, { sign, week, quantity: 4 }, by)

describe('the controls of a game', () => {
  it('[PRC-100] pause it without orders, and continue with the full time of its week', async () => {
    const game = await beginGame(testApp, players, { turnSeconds: 90 })
    const paused = await control(game, { act: 'pause' })
    expect(paused.body.data).toMatchObject({ state: 'paused', day: 1, game: { turnEndsIn: null } })
    expect((await readKept(testApp, game)).run.state).toBe('paused')
    const refused = await order(game, 1, players[0])
    expect(refused.body).toMatchObject({ code: -4, extend: { reason: 'gamePaused' } })
    const early = await control(game, { act: 'endWeek', week: 1 })
    expect(early.body).toMatchObject({ code: -4, extend: { reason: 'gameOnHold' } })
    testApp.clock.pass(1000)
    const again = await control(game, { act: 'resume' })
    expect(again.body.data).toMatchObject({ state: 'active', day: 1, game: { turnEndsIn: 90 } })
    expect((await order(game, 1, players[0])).body.ok).toBe(true)
  })

  it('[PRC-100] give a seat to a bot until its player orders, and refuse an empty seat', async () => {
    const game = await beginGame(testApp, players)
    const given = await control(game, { act: 'bot', seat: 'retailer' })
    expect(given.body.data?.game.seats[0]).toMatchObject({ seat: 'retailer', state: 'bot' })
    expect((await readSeats(testApp, game)).filter(({ botSince }) => botSince)).toHaveLength(1)
    const wrong = await control(game, { act: 'bot', seat: 'factory' })
    expect(wrong.body).toMatchObject({ code: -2, extend: { fields: { seat: expect.any(String) } } })
    await order(game, 1, players[0])
    expect((await readSeats(testApp, game)).filter(({ botSince }) => botSince)).toEqual([])
  })

  it('[PRC-100] end the requested week, once with two presses', async () => {
    const game = await beginGame(testApp, players)
    await order(game, 1, players[1])
    const answers = await Promise.all([1, 2].map(() => control(game, { act: 'endWeek', week: 1 })))
    expect(answers.map(({ body }) => body.data?.day)).toEqual([2, 2])
    const { run, log } = await readKept(testApp, game)
    expect([run.day, log.map(({ seat }) => seat)]).toEqual([2, ['wholesaler']])
    const own = await testApp.ask(practice.practiceRun, { sign: game.sign }, players[0])
    expect(own.body.data?.supplyChain?.[0]?.rows[0]?.orderedBy).toBe('baseStock')
  })

  it('[PRC-100] are refused before the game begins and after its end', async () => {
    const lobby = await makeGame(testApp, players)
    expect((await control(lobby, { act: 'pause' })).body.extend).toMatchObject({
      reason: 'gameNotBegun',
    })
    const others = [await testApp.person()]
    const game = await beginGame(testApp, others)
    const id = testApp.app.deps.signs.open('practiceRun', game.sign) ?? 0
    await testApp.db.update(practiceRuns).set({ state: 'scored' }).where(eq(practiceRuns.id, id))
    expect((await control(game, { act: 'pause' })).body.extend).toMatchObject({ reason: 'runOver' })
  })

  it("[PRC-100] belong to staff, and to the teachers of the assignment's course", async () => {
    const scene = await Given.open(testApp)
    const { teacher } = scene
    const game = await beginGame(testApp, players)
    expect((await control(game, { act: 'pause' }, teacher)).body.code).toBe(-6)
    expect((await control(game, { act: 'pause' }, players[0])).body.code).toBe(-6)
    const assignmentId = scene.idOf(await scene.give())
    const id = testApp.app.deps.signs.open('practiceRun', game.sign) ?? 0
    await testApp.db.update(practiceRuns).set({ assignmentId }).where(eq(practiceRuns.id, id))
    expect((await control(game, { act: 'pause' }, teacher)).body.data?.state).toBe('paused')
    const other = await testApp.person('teacher,normal')
    expect((await control(game, { act: 'resume' }, other)).body.code).toBe(-6)
  })
})
