import { gameCodeLetters, practice } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { readKept, startRun } from '../factories.ts'
import { practiceRuns } from '../tables.ts'
import { beginGame, makeGame, readSeats } from './factories.ts'
import { endDueTurns } from '../turns/jobs.ts'

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

const join = (code: string, by: Person, seat = '') =>
  testApp.ask(practice.joinGame, { code, seat }, by)
const read = ({ sign }: { sign: string }, by: Person) =>
  testApp.ask(practice.practiceRun, { sign }, by)
const seatsOf = async (run: { sign: string }) =>
  (await readSeats(testApp, run)).map(({ seat, userId }) => [seat, userId])

describe('a team lobby', () => {
  it('[PRC-096] is created once, with an unambiguous code, and shows no desk', async () => {
    const ask = () => testApp.ask(practice.makeGame, { idSign: 'beer-game' }, at(0))
    const [one, other] = await Promise.all([ask(), ask()])
    const run = one.body.data
    expect(other.body.data?.sign).toBe(run?.sign)
    expect(run).toMatchObject({ state: 'lobby', mode: 'team', seats: ['retailer'], days: 36 })
    expect(run?.supplyChain).toBeNull()
    expect(run?.game).toMatchObject({ turnSeconds: 90, turnEndsIn: null })
    expect(run?.game?.code).toMatch(new RegExp(`^[${gameCodeLetters}]{6}$`))
    expect(gameCodeLetters).not.toMatch(/[01IO]/)
    const kept = await readKept(testApp, { sign: run?.sign ?? '' })
    expect(kept.run).toMatchObject({ state: 'lobby', code: run?.game?.code, turnSeconds: 90 })
    const list = await testApp.ask(practice.practiceRuns, { open: 1 }, at(0))
    expect(list.body.data?.list).toMatchObject([{ state: 'lobby', seats: ['retailer'] }])
    const cards = await testApp.ask(practice.practiceList, {}, at(0))
    expect(cards.body.data?.[1]?.state).toBe('inProgress')
  })

  it.each([
    [{ turnSeconds: 19 }, 'turnSeconds'],
    [{ turnSeconds: 601 }, 'turnSeconds'],
    [{ seat: 'brewer' }, 'seat'],
    [{ idSign: 'inventory-bench' }, 'idSign'],
  ])('refuses %j beside the field', async (how, field) => {
    const { body } = await testApp.ask(practice.makeGame, { idSign: 'beer-game', ...how }, at(0))
    expect(body).toMatchObject({ code: -2, data: null })
    expect(Object.keys(body.extend?.['fields'] ?? {})).toEqual([field])
  })

  it('[PRC-055] admits people with its code, each in a free or the requested seat', async () => {
    const run = await makeGame(testApp, [at(0)])
    const code = run.game?.code ?? ''
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
    const second = await join(typed, at(1))
    expect(second.body.data).toMatchObject({ sign: run.sign, seats: ['wholesaler'] })
    expect((await join(code, at(1), 'factory')).body.data?.seats).toEqual(['wholesaler'])
    const taken = await join(code, at(2), 'wholesaler')
    expect(taken.body).toMatchObject({
      code: -2,
      extend: { reason: 'seatTaken', free: ['distributor', 'factory'] },
    })
    expect(taken.body.extend?.['fields']).toHaveProperty('seat')
    expect((await join(code, at(2), 'factory')).body.data?.seats).toEqual(['factory'])
    expect((await join(code, at(3))).body.data?.game?.seats).toEqual([
      { seat: 'retailer', name: at(0).name, isOwn: false, state: 'playing' },
      { seat: 'wholesaler', name: at(1).name, isOwn: false, state: 'playing' },
      { seat: 'distributor', name: at(3).name, isOwn: true, state: 'playing' },
      { seat: 'factory', name: at(2).name, isOwn: false, state: 'playing' },
    ])
    const late = await join(code, await testApp.person())
    expect(late.body.extend).toMatchObject({ reason: 'gameFull' })
    expect(late.body.extend?.['fields']).toHaveProperty('code')
    expect(await seatsOf(run)).toEqual([
      ['distributor', at(3).userId],
      ['factory', at(2).userId],
      ['retailer', at(0).userId],
      ['wholesaler', at(1).userId],
    ])
  })

  it('refuses an unknown code, one of another school, and one of a begun or ended game, each with its reason', async () => {
    const run = await makeGame(testApp, [at(0)])
    const code = run.game?.code ?? ''
    const reasonOf = async (typed: string, by: Person) => {
      const { body } = await join(typed, by)
      expect(Object.keys(body.extend?.['fields'] ?? {})).toEqual(['code'])
      return body.extend?.['reason']
    }
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    expect(await reasonOf('ZZZZZZ', at(1))).toBe('gameCodeUnknown')
    expect(await reasonOf('?', at(1))).toBe('gameCodeUnknown')
    expect(await reasonOf(code, stranger)).toBe('gameCodeUnknown')
    await testApp.ask(practice.beginGame, { sign: run.sign }, at(0))
    expect(await reasonOf(code, at(1))).toBe('gameBegun')
    expect((await join(code, at(0))).body.data?.sign).toBe(run.sign)
    const { id } = (await readKept(testApp, run)).run
    const over = { state: 'scored', turnEndsAt: null } as const
    await testApp.db.update(practiceRuns).set(over).where(eq(practiceRuns.id, id))
    expect(await reasonOf(code, at(1))).toBe('gameOver')
    expect(await seatsOf(run)).toEqual([['retailer', at(0).userId]])
  })

  it('limits wrong codes, and does not count right ones', async () => {
    const { game } = await makeGame(testApp, [at(0)])
    for (let wrong = 0; wrong < 20; wrong += 1) {
      await join(game?.code ?? '', at(0))
      expect((await join('ZZZZZZ', at(1))).body.code).toBe(-2)
    }
    expect((await join(game?.code ?? '', at(1))).body.code).toBe(-100)
    expect((await join(game?.code ?? '', at(0))).body.code).toBe(200)
  })

  it('gives a seat that two people request in parallel to one of them', async () => {
    const run = await makeGame(testApp, [at(0)])
    const code = run.game?.code ?? ''
    const answers = await Promise.all([at(1), at(2), at(3)].map((by) => join(code, by, 'factory')))
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-2, -2, 200])
    const losers = [at(1), at(2), at(3)].filter((_, n) => answers[n]?.body.code !== 200)
    await Promise.all(losers.map((by) => join(code, by, 'distributor')))
    await Promise.all(losers.map((by) => join(code, by)))
    expect((await seatsOf(run)).map(([seat]) => seat)).toEqual([
      'distributor',
      'factory',
      'retailer',
      'wholesaler',
    ])
  })

  it('lets a player change to a free seat before the beginning', async () => {
    const run = await makeGame(testApp, four.slice(0, 2))
    const take = (seat: string) => testApp.ask(practice.takeSeat, { sign: run.sign, seat }, at(1))
    expect((await take('factory')).body.data?.seats).toEqual(['factory'])
    expect((await take('factory')).body.code).toBe(200)
    expect((await take('retailer')).body.extend).toMatchObject({ reason: 'seatTaken' })
    expect((await take('brewer')).body.extend?.['fields']).toHaveProperty('seat')
    await testApp.ask(practice.beginGame, { sign: run.sign }, at(1))
    const late = (await take('distributor')).body
    expect(late).toMatchObject({ code: -4, extend: { reason: 'gameBegun' } })
    expect(late.extend?.['run']).toMatchObject({ seats: ['factory'] })
    expect((await seatsOf(run)).map(([seat]) => seat)).toEqual(['factory', 'retailer'])
  })

  it('frees the seat of a leaving player, and is deleted with the last one', async () => {
    const run = await makeGame(testApp, four.slice(0, 2))
    const leave = (by: Person) => testApp.ask(practice.leaveGame, { sign: run.sign }, by)
    expect((await leave(at(0))).body.data).toEqual({ canReturn: false })
    expect((await read(run, at(0))).status).toBe(404)
    expect((await leave(at(2))).status).toBe(404)
    expect((await read(run, at(1))).body.data?.game?.seats[0]).toMatchObject({ state: 'free' })
    await leave(at(1))
    await expect(readKept(testApp, run)).rejects.toThrow()
    expect((await join(run.game?.code ?? '', at(2))).body.extend).toMatchObject({
      reason: 'gameCodeUnknown',
    })
  })

  it('[PRC-099] is deleted after a day without a beginning, by the job or at an access', async () => {
    const [job, look] = [await makeGame(testApp, [at(0)]), await makeGame(testApp, [at(1)])]
    testApp.clock.pass(24 * 3600)
    expect((await read(look, at(1))).status).toBe(404)
    await endDueTurns(testApp.app.services, testApp.clock)
    for (const run of [job, look]) await expect(readKept(testApp, run)).rejects.toThrow()
  })

  it('counts among the 20 open runs of a person', async () => {
    for (let number = 0; number < 20; number += 1) {
      const { sign } = await startRun(testApp, at(0))
      const decisions = [{ seat: 'retailer', command: { type: 'order', week: 1, quantity: 4 } }]
      await testApp.ask(practice.decideRun, { sign, number: 1, decisions }, at(0))
    }
    const made = await testApp.ask(practice.makeGame, { idSign: 'beer-game' }, at(0))
    expect(made.body).toMatchObject({ code: -4, extend: { reason: 'tooManyRuns' } })
    const { game } = await makeGame(testApp, [at(1)])
    const joined = await join(game?.code ?? '', at(0))
    expect(joined.body).toMatchObject({ code: -4, extend: { reason: 'tooManyRuns' } })
  })
})

it("cannot be started for a run of one person, and its run refuses a single person's decisions", async () => {
  const wrong = await testApp.ask(practice.startRun, { idSign: 'beer-game', mode: 'team' }, at(0))
  expect(wrong.body.extend?.['fields']).toHaveProperty('mode')
  const { sign } = await beginGame(testApp, [at(0)])
  const decisions = [{ seat: 'retailer', command: { type: 'order', week: 1, quantity: 4 } }]
  const decided = await testApp.ask(practice.decideRun, { sign, number: 1, decisions }, at(0))
  const submitted = await testApp.ask(practice.submitRun, { sign }, at(0))
  for (const { body } of [decided, submitted])
    expect(body).toMatchObject({ code: -4, extend: { reason: 'teamRun' } })
  expect((await readKept(testApp, { sign })).log).toEqual([])
})
