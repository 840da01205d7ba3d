import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replay, type Sent } from '../engine.ts'
import { anyForgery, anyGame, type Game } from '../testing/made-up-games.ts'
import { sum } from '../whole.ts'
import { supplyChain } from './kind.ts'
import { metricsOf } from './metrics.ts'
import { mostOrder, standardScenario, type SupplyChainScenario } from './scenario.ts'
import { bySeat, customerOf, isSeat, type Seat, seats, supplierOf } from './seats.ts'
import type { SupplyChainState, WeekRow } from './state.ts'
import { deskView } from './view.ts'

const runs = { numRuns: 25 }

const statesOf = ({ scenario, seed, log }: Game) =>
  replay(supplyChain, { scenario, seed, log, days: scenario.weeks })

const ofLog = (game: Game, day: number): Sent[] => game.log.filter((entry) => entry.day === day)

const column = (state: SupplyChainState, seat: Seat, name: keyof WeekRow) =>
  state.desks[seat].rows.map((row) => Number(row[name] ?? 0))

/** The goods that were sent towards a seat, before the first week and in all weeks since. */
function goodsSentTo(state: SupplyChainState, scenario: SupplyChainScenario, seat: Seat) {
  const supplier = supplierOf(seat)
  const before = (supplier ? scenario.shippingDelay : scenario.productionDelay) * state.usual
  return (
    before + sum(supplier ? column(state, supplier, 'shipped') : column(state, seat, 'ordered'))
  )
}

it('[PRC-026] replays to the same states as playing day by day', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const { scenario, seed } = game
      let state = supplyChain.start(scenario, seed)
      const stepped = [state]
      for (let day = 1; day <= scenario.weeks; day++) {
        // A state that was stored and read again equals the original state.
        const stored: SupplyChainState = JSON.parse(JSON.stringify(state))
        state = supplyChain.step(stored, ofLog(game, day), scenario, seed)
        stepped.push(state)
      }
      expect(statesOf(game)).toEqual(stepped)
      expect(state.finished).toBe(true)
    }),
    runs,
  )
})

it('[PRC-026] changes neither the state nor the commands that it is given', () => {
  const freeze = <Value>(value: Value): Value => {
    if (typeof value === 'object' && value !== null) {
      Object.freeze(value)
      Object.values(value).forEach(freeze)
    }
    return value
  }
  const { scenario } = { scenario: freeze(structuredClone(standardScenario)) }
  let state = freeze(supplyChain.start(scenario, ''))
  const sent = freeze([{ seat: 'retailer', command: { type: 'order', week: 1, quantity: 5 } }])
  while (!state.finished) state = freeze(supplyChain.step(state, sent, scenario, ''))
  expect(supplyChain.step(state, sent, scenario, '')).toBe(state)
})

describe('goods and orders of a chain', () => {
  it('[PRC-076] are neither created nor lost on any link in any week', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const state of statesOf(game))
          for (const seat of seats) {
            const desk = state.desks[seat]
            const customer = customerOf(seat)
            const received = sum(column(state, seat, 'received'))
            const shipped = sum(column(state, seat, 'shipped'))
            const asked = sum(column(state, seat, 'asked'))
            const ordersSent = customer
              ? game.scenario.orderDelay * state.usual + sum(column(state, customer, 'ordered'))
              : asked
            expect([
              game.scenario.startStock + received,
              goodsSentTo(state, game.scenario, seat),
              asked,
              ordersSent,
            ]).toEqual([
              desk.stock + shipped,
              received + sum(desk.inTransit),
              shipped + desk.backlog,
              asked + sum(desk.orderQueue),
            ])
          }
      }),
      runs,
    )
  })

  it('[PRC-076] count as outstanding while they are on their way, queued or owed by the supplier', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const state of statesOf(game))
          for (const seat of seats) {
            const supplier = supplierOf(seat)
            const upstream = supplier ? state.desks[supplier] : undefined
            const waiting = upstream ? sum(upstream.orderQueue) + upstream.backlog : 0
            const { inTransit, onOrder } = state.desks[seat]
            expect(onOrder).toBe(sum(inTransit) + waiting)
          }
      }),
      runs,
    )
  })

  it('[PRC-076] give the same costs, variances and shares when the weeks are recounted', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { holding, backlog } = game.scenario
        for (const state of statesOf(game)) {
          const metrics = metricsOf(state)
          let total = 0
          for (const seat of seats) {
            const cost = sum(
              state.desks[seat].rows.map((row) => row.stock * holding + row.backlog * backlog),
            )
            expect(metrics.seats[seat].cost).toBe(cost)
            expect(deskView(state, seat).cost).toBe(cost)
            total += cost
          }
          expect(metrics.chainCost).toBe(total)
          expect(Number.isSafeInteger(total)).toBe(true)
        }
      }),
      runs,
    )
  })
})

it('[PRC-052] are received, ordered, shipped and booked before the seat decides', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      // The last state contains the rows of all earlier weeks.
      for (const state of statesOf(game).slice(-2))
        for (const seat of seats) {
          let stock = game.scenario.startStock
          let owed = 0
          for (const row of state.desks[seat].rows) {
            // Goods that arrive in a week can be shipped in the same week, first to the backlog.
            const shipped = Math.min(stock + row.received, row.asked + owed)
            stock += row.received - shipped
            owed += row.asked - shipped
            const { holding, backlog } = game.scenario
            const cost = stock * holding + owed * backlog
            expect(row).toMatchObject({ shipped, stock, backlog: owed, cost })
            expect(row.ordered === null).toBe(row.week === state.week && !state.finished)
          }
        }
    }),
    runs,
  )
})

describe('the view of a seat', () => {
  const numbersElsewhere = (state: SupplyChainState, seat: Seat): SupplyChainState => ({
    ...state,
    desks: bySeat((other) =>
      other === seat
        ? { ...state.desks[other], orderQueue: [-1, -2] }
        : {
            playedBy: 'player',
            stock: -3,
            backlog: -4,
            inTransit: [-5],
            orderQueue: [-6],
            onOrder: -7,
            rows: state.desks[other].rows.map((row) => ({
              ...row,
              ordered: -8,
              stock: -9,
              cost: -10,
            })),
          },
    ),
  })

  it('[PRC-053] [PRC-075] contains no number of another seat', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom(...seats), (game, seat) => {
        for (const state of statesOf(game))
          expect(supplyChain.viewOf(numbersElsewhere(state, seat), seat)).toEqual(
            supplyChain.viewOf(state, seat),
          )
      }),
      runs,
    )
  })

  it('[PRC-053] [PRC-075] contains the consumer demand only with the shared-demand option', () => {
    const shared = supplyChain.start({ ...standardScenario, sharedDemand: true }, '')
    expect(supplyChain.viewOf(shared, 'factory')).toMatchObject({ consumerDemand: [4] })
    const own = supplyChain.start(standardScenario, '')
    expect(supplyChain.viewOf(own, 'factory')).toMatchObject({ consumerDemand: null })
    expect(supplyChain.viewOf(own, 'consumer')).toBeUndefined()
  })
})

describe('the sent commands', () => {
  it('[PRC-077] count once for each seat, by its first valid order', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { scenario, seed } = game
        let state = supplyChain.start(scenario, seed)
        for (let day = 1; day <= scenario.weeks; day++) {
          const sent = ofLog(game, day)
          const valid = sent.filter(
            ({ seat, command }) => supplyChain.commandProblems(state, command, seat).length === 0,
          )
          const first = valid.filter(
            ({ seat }, place) => valid.findIndex((other) => other.seat === seat) === place,
          )
          const next = supplyChain.step(state, sent, scenario, seed)
          expect(supplyChain.step(state, first.toReversed(), scenario, seed)).toEqual(next)
          expect(supplyChain.step(state, [...sent, ...sent], scenario, seed)).toEqual(next)
          for (const { seat, command } of first) {
            const desk = isSeat(seat) ? next.desks[seat] : undefined
            const row = desk?.rows.find(({ week }) => week === day)
            expect(row).toMatchObject({
              ordered: (command as { quantity: number }).quantity,
              orderedBy: 'player',
            })
          }
          state = next
        }
      }),
      runs,
    )
  })

  it('[PRC-077] are answered with codes and never throw, whatever their value', () => {
    const state = supplyChain.start(standardScenario, '')
    fc.assert(
      fc.property(anyForgery, fc.oneof(fc.constantFrom(...seats), fc.string()), (command, seat) => {
        const problems = supplyChain.commandProblems(state, command, seat)
        expect(problems.length).toBeGreaterThan(0)
        expect(supplyChain.step(state, [{ seat, command }], standardScenario, '')).toEqual(
          supplyChain.step(state, [], standardScenario, ''),
        )
      }),
      runs,
    )
  })

  it('[PRC-077] have a code for each problem', () => {
    const state = supplyChain.start(
      { ...standardScenario, seats: { ...standardScenario.seats, factory: 'copy' } },
      '',
    )
    const problemOf = (command: unknown, seat = 'retailer') =>
      supplyChain.commandProblems(state, command, seat)[0]
    const order = { type: 'order', week: 1, quantity: 4 }
    const quantity = (value: unknown) => problemOf({ ...order, quantity: value })
    const field = (code: string, limit?: number) => ({
      code: 'field',
      problem: { path: 'quantity', code, ...(limit === undefined ? {} : { limit }) },
    })
    expect(problemOf(order)).toBeUndefined()
    expect(problemOf(order, 'consumer')).toEqual({ code: 'unknownSeat' })
    expect(problemOf(order, 'factory')).toEqual({ code: 'seatOfABot' })
    expect(problemOf({ ...order, week: 2 })).toEqual({ code: 'wrongDay', day: 1 })
    expect(problemOf({ ...order, week: '1' })).toEqual({ code: 'wrongDay', day: 1 })
    expect(problemOf(Object.create(order))).toEqual({ code: 'notACommand' })
    expect(quantity(-1)).toEqual(field('tooSmall', 0))
    expect(quantity(mostOrder + 1)).toEqual(field('tooLarge', mostOrder))
    expect(quantity(NaN)).toEqual(field('notAWholeNumber'))
    expect(quantity('4')).toEqual(field('notAWholeNumber'))
    expect(quantity(undefined)).toEqual(field('required'))
  })

  it('[PRC-077] count as one even if 10,000 are sent in one week, and as none after the end', () => {
    const flood = Array.from({ length: 10_000 }, (_, place) => ({
      seat: 'retailer',
      command: { type: 'order', week: 1, quantity: place % 50 },
    }))
    let state = supplyChain.start(standardScenario, '')
    const once = supplyChain.step(state, flood.slice(0, 1), standardScenario, '')
    expect(supplyChain.step(state, flood, standardScenario, '')).toEqual(once)
    while (!state.finished) state = supplyChain.step(state, [], standardScenario, '')
    const late = { type: 'order', week: state.week, quantity: 1 }
    expect(supplyChain.commandProblems(state, late, 'retailer')).toEqual([{ code: 'finished' }])
  })

  it('[PRC-077] are replaced by a bot for a seat without an order, until the player returns', () => {
    const order = (week: number) => ({
      seat: 'retailer',
      command: { type: 'order', week, quantity: 1 },
    })
    const log = [1, 4].map((day) => ({ day, ...order(day) }))
    const states = replay(supplyChain, { scenario: standardScenario, seed: '', log, days: 4 })
    const rows = states.at(-1)?.desks.retailer.rows ?? []
    expect(rows.map(({ orderedBy }) => orderedBy)).toEqual([
      'player',
      'baseStock',
      'baseStock',
      'player',
      null,
    ])
  })
})
