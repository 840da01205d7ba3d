import { practice, type PracticeRun } from '@titian/contract'
import { replay } from '@titian/practice/engine'
import { kindOf } from '@titian/practice/kinds'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { order, readKept, startRun } from './factories.ts'
import { practiceRuns, practiceSeats } from './tables.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await testApp.person()
})

const rowOf = async (run: { sign: string }) => (await readKept(testApp, run)).run
const commandsOf = async (run: { sign: string }) => (await readKept(testApp, run)).log

type Sent = ReturnType<typeof order>

const decide = (
  run: { sign: string },
  number: number,
  decisions: Sent[],
  by = student,
  endDay = 0,
) =>
  testApp.ask(
    practice.decideRun,
    { sign: run.sign, number, decisions, endDay: endDay as 0 | 1 },
    by,
  )

/** Plays weeks with the same order each time; returns the last run. */
async function play(run: PracticeRun, weeks: number, quantity = 6): Promise<PracticeRun> {
  let last = run
  for (let week = 0; week < weeks; week += 1) {
    const sent = [order(last.day, quantity)]
    const { body } = await decide(last, last.number, sent)
    if (!body.data) throw new Error(body.msg)
    last = body.data
  }
  return last
}

describe('the list of practices', () => {
  it('[PRC-007] [PRC-016] is public, and shows a student their own state', async () => {
    const visitor = await testApp.ask(practice.practiceList, {}, { host: 'localhost' })
    expect(visitor.body.data?.map(({ idSign, kind, state }) => [idSign, kind, state])).toEqual([
      ['chain-first-steps', 'supply-chain', 'open'],
      ['beer-game', 'supply-chain', 'open'],
      ['beer-game-shared', 'supply-chain', 'open'],
      ['inventory-bench', 'inventory', 'open'],
      ['market-first-shop', 'marketplace', 'open'],
      ['market-60-days', 'marketplace', 'open'],
      ['erp-first-steps', 'erp', 'open'],
      ['erp-ten-cards', 'erp', 'open'],
      ['erp-two-warehouses', 'erp', 'open'],
    ])
    expect(visitor.body.data?.[1]).toMatchObject({ url: '/supplyChain', score: null, due: null })
    await startRun(testApp, student)
    const own = await testApp.ask(practice.practiceList, { kind: 'supply-chain' }, student)
    expect(own.body.data?.map(({ state }) => state)).toEqual(['open', 'inProgress', 'open'])
    const refused = await testApp.ask(
      practice.startRun,
      { idSign: 'beer-game' },
      { host: 'localhost' },
    )
    expect(refused.body.code).toBe(-1001)
  })

  it('[PRC-008] has its kinds with their counts', async () => {
    const { body } = await testApp.ask(practice.practiceCategory, {}, { host: 'localhost' })
    expect(body.data).toEqual([
      { kind: 'supply-chain', total: 3 },
      { kind: 'inventory', total: 1 },
      { kind: 'marketplace', total: 2 },
      { kind: 'erp', total: 3 },
    ])
  })

  it('[PRC-084] shows the numbers of a practice before it begins', async () => {
    const ask = (idSign: string) => testApp.ask(practice.practiceDetail, { idSign }, student)
    expect((await ask('beer-game')).body.data).toMatchObject({
      days: 36,
      modes: ['oneSeat', 'allSeats', 'team'],
      supplyChain: {
        startStock: 12,
        orderDelay: 2,
        shippingDelay: 2,
        holding: 50,
        backlog: 100,
        sharedDemand: false,
      },
      inventory: null,
    })
    expect((await ask('beer-game-shared')).body.data?.supplyChain?.sharedDemand).toBe(true)
    expect((await ask('inventory-bench')).body.data?.inventory).toEqual({ problems: 10, tries: 3 })
    expect((await ask('no-such-practice')).status).toBe(404)
  })
})

describe('a run of a practice', () => {
  it('[PRC-029] [PRC-081] begins with its own seed, once however often the button is pressed', async () => {
    const [one, other] = await Promise.all([startRun(testApp, student), startRun(testApp, student)])
    expect(one.sign).toBe(other.sign)
    expect(one).toMatchObject({ state: 'active', day: 1, days: 36, number: 1, seats: ['retailer'] })
    const friend = await testApp.person()
    const theirRun = await startRun(testApp, friend)
    expect((await rowOf(theirRun)).seed).not.toBe((await rowOf(one)).seed)
    await decide(one, 1, [order(1, 4)])
    expect((await startRun(testApp, student)).sign).not.toBe(one.sign)
  })

  it('[PRC-080] shows the desk of its seat, or all four to a person who plays them', async () => {
    const alone = await startRun(testApp, student, { seat: 'distributor' })
    expect(alone.supplyChain?.map(({ seat }) => seat)).toEqual(['distributor'])
    expect(alone.supplyChain?.[0]?.consumerDemand).toBeNull()
    expect(alone.inventory).toBeNull()
    const all = await startRun(testApp, student, { mode: 'allSeats' })
    expect(all.supplyChain).toHaveLength(4)
    const { body } = await decide(all, 1, [order(1, 4), order(1, 5, 'factory')])
    expect(body.data).toMatchObject({ day: 1, decided: ['retailer', 'factory'] })
    const rest = [order(1, 6, 'wholesaler'), order(1, 7, 'distributor')]
    const next = (await decide(all, 2, rest)).body.data
    expect(next).toMatchObject({ day: 2, decided: [] })
    expect(next?.supplyChain?.map(({ rows }) => rows[0]?.ordered)).toEqual([4, 6, 7, 5])
    const wrongSeat = await testApp.ask(
      practice.startRun,
      { idSign: 'beer-game', seat: 'brewer' },
      student,
    )
    expect(wrongSeat.body.extend).toHaveProperty('fields.seat')
    const wrongMode = { idSign: 'inventory-bench', mode: 'allSeats' as const }
    expect((await testApp.ask(practice.startRun, wrongMode, student)).body.extend).toHaveProperty(
      'fields.mode',
    )
  })

  it('[PRC-052] advances by one week with each order, and stores each as it was sent', async () => {
    const run = await startRun(testApp, student)
    const next = (await decide(run, 1, [order(1, 9, 'retailer', 'Demand may rise')])).body.data
    expect(next).toMatchObject({ day: 2, number: 2, state: 'active' })
    expect(next?.supplyChain?.[0]?.rows[0]).toMatchObject({ ordered: 9, orderedBy: 'player' })
    expect(await commandsOf(run)).toMatchObject([
      {
        number: 1,
        place: 0,
        day: 1,
        seat: 'retailer',
        command: { type: 'order', week: 1, quantity: 9 },
        note: 'Demand may rise',
      },
    ])
    expect(
      (await testApp.ask(practice.practiceRun, { sign: run.sign }, student)).body.data,
    ).toEqual(next)
  })

  it('[PRC-056] counts an order once, also when it is sent twice or from two devices in parallel', async () => {
    const run = await startRun(testApp, student)
    const same = await Promise.all([1, 2, 3].map(() => decide(run, 1, [order(1, 4)])))
    expect(same.map(({ body }) => body.data?.day)).toEqual([2, 2, 2])
    expect(await commandsOf(run)).toHaveLength(1)
    const later = await Promise.all([decide(run, 2, [order(2, 5)]), decide(run, 2, [order(2, 50)])])
    expect(later.filter(({ body }) => body.ok)).toHaveLength(1)
    const refused = later.find(({ body }) => !body.ok)
    expect(refused?.body).toMatchObject({
      code: -4,
      extend: { reason: 'runChanged', run: { day: 3, number: 3 } },
    })
    expect(await commandsOf(run)).toHaveLength(2)
  })

  it('[PRC-077] reports the field of an order that the engine refuses, and stores nothing', async () => {
    const run = await startRun(testApp, student)
    const faults: [object, string][] = [
      [{ type: 'order', week: 1, quantity: -1 }, 'decisions.0.command.quantity'],
      [{ type: 'order', week: 1, quantity: 1.5 }, 'decisions.0.command.quantity'],
      [{ type: 'order', week: 1, quantity: 100_000 }, 'decisions.0.command.quantity'],
      [{ type: 'order', week: 1, quantity: '4' }, 'decisions.0.command.quantity'],
      [{ type: 'order', week: 1 }, 'decisions.0.command.quantity'],
      [{ type: 'cheat', week: 1, quantity: 4 }, 'decisions.0.command.type'],
    ]
    for (const [command, field] of faults) {
      const sent = [{ seat: 'retailer', command, note: '' }] as never
      const { body } = await decide(run, 1, sent)
      expect(body.code).toBe(-2)
      expect(Object.keys((body.extend as { fields: object }).fields)).toEqual([field])
    }
    const others = await decide(run, 1, [order(1, 4, 'factory')])
    expect(others.body.extend).toHaveProperty(['fields', 'decisions.0.seat'])
    const twice = await decide(run, 1, [order(1, 4), order(1, 5)])
    expect(twice.body.extend).toHaveProperty(['fields', 'decisions.1'])
    expect((await decide(run, 1, [])).body.extend).toHaveProperty('fields.decisions')
    for (const [number, week] of [
      [2, 1],
      [1, 2],
    ] as const) {
      const { body } = await decide(run, number, [order(week, 4)])
      expect(body).toMatchObject({ code: -4, extend: { reason: 'runChanged' } })
    }
    expect(await commandsOf(run)).toEqual([])
    expect(await rowOf(run)).toMatchObject({ day: 1, number: 1 })
  })

  it('[PRC-027] is accessible to its person only', async () => {
    const run = await startRun(testApp, student)
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    for (const other of [
      await testApp.person(),
      await testApp.person('teacher,normal'),
      stranger,
    ]) {
      expect((await decide(run, 1, [order(1, 4)], other)).status).toBe(404)
      for (const call of [practice.practiceRun, practice.runReview, practice.submitRun])
        expect((await testApp.ask(call, { sign: run.sign }, other)).status).toBe(404)
      expect((await testApp.ask(practice.practiceRuns, {}, other)).body.data?.total).toBe(0)
    }
    expect(await rowOf(run)).toMatchObject({ day: 1, state: 'active' })
  })

  it('[PRC-082] is scored after the last week, with an unrated debrief', async () => {
    const run = await play(await startRun(testApp, student), 36)
    expect(run).toMatchObject({ state: 'scored', day: 36 })
    expect(run.score?.parts.map(({ name, of }) => [name, of])).toEqual([
      ['cost', 35],
      ['service', 30],
      ['bullwhip', 20],
      ['debrief', 15],
    ])
    expect(run.score?.parts[3]?.points).toBeNull()
    expect(run.score?.of).toBe(85)
    const row = await rowOf(run)
    expect([row.points, row.pointsOf]).toEqual([run.score?.points, 85])
    const late = await decide(run, run.number, [order(36, 4)])
    expect(late.body).toMatchObject({ code: -4, extend: { reason: 'runOver' } })
    const repeated = await decide(run, run.number - 1, [order(36, 6)])
    expect(repeated.body.data?.state).toBe('scored')
    const card = (await testApp.ask(practice.practiceList, {}, student)).body.data?.[1]
    const percent = Math.round(((run.score?.points ?? 0) * 100) / 85)
    expect(card).toMatchObject({ state: 'done', score: percent })
  })

  it('[PRC-026] can be replayed to the stored state from its scenario, seed and decisions', async () => {
    const run = await play(await startRun(testApp, student, { seat: 'wholesaler' }), 0)
    let last = run
    for (const quantity of [4, 0, 17, 3, 250, 8]) {
      const sent = [order(last.day, quantity, 'wholesaler')]
      last = (await decide(last, last.number, sent)).body.data ?? last
    }
    const { run: row, log, state } = await readKept(testApp, run)
    const { scenario, seed, day } = row
    const kind = kindOf('supply-chain')
    const states = kind ? replay(kind, { scenario, seed, log, days: day - 1 }) : []
    expect(day).toBe(7)
    expect(states.at(-1)).toEqual(state)
  })

  it('[PRC-028] keeps the scenario and the engine with which it began', async () => {
    const run = await startRun(testApp, student)
    const { scenario, id } = await rowOf(run)
    expect(scenario).toMatchObject({ standIn: 'baseStock' })
    const earlier = { practiceVersion: 0, scenario: { ...(scenario as object), standIn: 'copy' } }
    await testApp.db.update(practiceRuns).set(earlier).where(eq(practiceRuns.id, id))
    const { body } = await testApp.ask(practice.submitRun, { sign: run.sign }, student)
    const rows = body.data?.supplyChain?.[0]?.rows ?? []
    expect(new Set(rows.map(({ orderedBy }) => orderedBy))).toEqual(new Set(['copy']))
    expect(body.data?.practice.version).toBe(0)
    // The engine of the run is missing, so the server computes nothing. Another version would give
    // other states.
    await testApp.db.update(practiceRuns).set({ engineVersion: 99 }).where(eq(practiceRuns.id, id))
    expect((await testApp.ask(practice.practiceRun, { sign: run.sign }, student)).status).toBe(500)
  })

  it('[PRC-082] is finished by bots when it is submitted early, once', async () => {
    const run = await play(await startRun(testApp, student), 3)
    const early = await testApp.ask(practice.runReview, { sign: run.sign }, student)
    expect(early.body).toMatchObject({ code: -4, extend: { reason: 'runNotOver' } })
    const [first, second] = await Promise.all(
      [1, 2].map(() => testApp.ask(practice.submitRun, { sign: run.sign }, student)),
    )
    expect(first?.body.data).toMatchObject({ state: 'scored', day: 36 })
    expect(second?.body.data).toEqual(first?.body.data)
    const rows = first?.body.data?.supplyChain?.[0]?.rows ?? []
    expect(rows.map(({ orderedBy }) => orderedBy).slice(2, 5)).toEqual([
      'player',
      'baseStock',
      'baseStock',
    ])
  })

  it('[PRC-083] is reviewed with all seats, costs, bullwhip effect and notes', async () => {
    const begun = await startRun(testApp, student)
    await decide(begun, 1, [order(1, 4, 'retailer', 'Keep calm')])
    await testApp.ask(practice.submitRun, { sign: begun.sign }, student)
    const { body } = await testApp.ask(practice.runReview, { sign: begun.sign }, student)
    const review = body.data
    expect(review?.notes).toEqual([{ day: 1, seat: 'retailer', note: 'Keep calm' }])
    const seats = review?.supplyChain?.seats ?? []
    expect(seats.map(({ seat, rows }) => [seat, rows.length])).toEqual([
      ['retailer', 36],
      ['wholesaler', 36],
      ['distributor', 36],
      ['factory', 36],
    ])
    const sum = seats.reduce((total, { cost }) => total + cost, 0)
    expect(review?.supplyChain?.chainCost).toBe(sum)
    expect(seats[0]?.bullwhip).toBeGreaterThan(0)
    expect(review?.supplyChain?.demand.slice(3, 6)).toEqual([4, 8, 8])
  })

  it('[PRC-085] of the inventory problems keeps the answers of a try, and shows a solution after it is right or used up', async () => {
    const run = await startRun(testApp, student, { idSign: 'inventory-bench' })
    expect(run.inventory?.problems).toHaveLength(10)
    expect(run.inventory?.problems.every(({ solution }) => solution === null)).toBe(true)
    const answer = (attempt: number, problem: string, text: string) =>
      ({ seat: 'student', command: { type: 'answer', attempt, problem, text }, note: '' }) as never
    const names = run.inventory?.problems.map(({ name }) => name) ?? []
    const saved = await decide(run, 1, [answer(1, names[0] ?? '', 'not a number')])
    expect(saved.body.data).toMatchObject({ day: 1, number: 2 })
    const [other = ''] = names.slice(1)
    const next = (await decide(run, 2, [answer(1, other, '0')], student, 1)).body.data
    expect(next?.inventory).toMatchObject({ attempt: 2, finished: false })
    expect(next?.inventory?.problems.slice(0, 3).map(({ answered }) => answered?.verdict)).toEqual([
      'notANumber',
      'wrong',
      undefined,
    ])
    const over = (await testApp.ask(practice.submitRun, { sign: run.sign }, student)).body.data
    expect(over?.inventory?.problems.every(({ solution }) => solution !== null)).toBe(true)
    expect(over?.score).toEqual({
      parts: [{ name: 'bench', points: 0, of: 100 }],
      points: 0,
      of: 100,
      cap: null,
    })
  })

  it('[PRC-083] is listed, last changed first, filtered by kind and by open ones', async () => {
    const first = await startRun(testApp, student)
    testApp.clock.pass(60)
    const bench = await startRun(testApp, student, { idSign: 'inventory-bench' })
    testApp.clock.pass(60)
    await decide(first, 1, [order(1, 4)])
    const listed = async (input: object) =>
      (await testApp.ask(practice.practiceRuns, input, student)).body.data
    expect((await listed({}))?.list.map(({ sign }) => sign)).toEqual([first.sign, bench.sign])
    expect((await listed({ kind: 'inventory' }))?.total).toBe(1)
    await testApp.ask(practice.submitRun, { sign: bench.sign }, student)
    expect((await listed({ open: 1 }))?.list.map(({ sign }) => sign)).toEqual([first.sign])
    expect((await listed({ page: 2 }))?.total).toBe(2)
  })

  it('[PRC-081] is refused when 20 are open', async () => {
    const run = await startRun(testApp, student)
    const { id: _id, ...row } = await rowOf(run)
    const more = Array.from({ length: 19 }, () => ({ ...row, number: 2 }))
    const rows = await testApp.db.insert(practiceRuns).values(more).returning()
    const seats = rows.map(({ id: runId, userId }) => ({ runId, userId, seat: 'retailer' }))
    await testApp.db.insert(practiceSeats).values(seats)
    expect((await startRun(testApp, student)).sign).toBe(run.sign)
    const input = { idSign: 'beer-game', seat: 'factory' }
    const full = await testApp.ask(practice.startRun, input, student)
    expect(full.body).toMatchObject({ code: -4, extend: { reason: 'tooManyRuns' } })
    await testApp.ask(practice.submitRun, { sign: run.sign }, student)
    expect((await testApp.ask(practice.startRun, input, student)).body.ok).toBe(true)
    const open = and(eq(practiceRuns.userId, student.userId), eq(practiceRuns.state, 'active'))
    expect(await testApp.db.$count(practiceRuns, open)).toBe(20)
  })
})
