import fc from 'fast-check'
import type { Logged } from '../engine.ts'
import { botNames } from '../supply-chain/bot-names.ts'
import { type SupplyChainScenario } from '../supply-chain/scenario.ts'
import { seats } from '../supply-chain/seats.ts'

const level = fc.integer({ min: 0, max: 40 })
const delay = fc.integer({ min: 1, max: 4 })
const bot = fc.constantFrom(...botNames)
const player = fc.oneof({ weight: 3, arbitrary: fc.constant('player' as const) }, bot)
const step = { before: level, after: level, from: fc.integer({ min: 1, max: 12 }) }

export const anyScenario: fc.Arbitrary<SupplyChainScenario> = fc.record({
  weeks: fc.integer({ min: 4, max: 16 }),
  startStock: level,
  orderDelay: delay,
  shippingDelay: delay,
  productionDelay: delay,
  holding: fc.integer({ min: 0, max: 10_000 }),
  backlog: fc.integer({ min: 0, max: 10_000 }),
  demand: fc.oneof(
    fc.record({ form: fc.constant('flat' as const), level }),
    fc.record({ form: fc.constant('step' as const), ...step }),
    fc.record({
      form: fc.constant('list' as const),
      values: fc.array(level, { minLength: 1, maxLength: 20 }),
    }),
    fc.record({ form: fc.constant('noise' as const), ...step, spread: level }),
  ),
  sharedDemand: fc.boolean(),
  seats: fc.record({ retailer: player, wholesaler: player, distributor: player, factory: player }),
  standIn: bot,
})

export const anySeed = fc.string({ maxLength: 20 })

const validCommand = (day: number) =>
  fc.record({
    type: fc.constant('order'),
    week: fc.constant(day),
    quantity: fc.integer({ min: 0, max: 60 }),
  })

/** Forged input: invalid numbers, other weeks, other types, any JSON. */
export const anyForgery = fc.oneof(
  fc.record({
    type: fc.constantFrom('order', 'Order', '__proto__', 7, null),
    week: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom('1', 1.5, null)),
    quantity: fc.constantFrom(-1, 1.5, 1e21, Infinity, -Infinity, NaN, '4', [4], {}, null, 100_000),
  }),
  fc.jsonValue(),
  fc.anything(),
)

const anySeat = fc.constantFrom(...seats)

/** The commands of one day: valid and forged ones mixed. */
export const anyDay = (day: number): fc.Arbitrary<Logged[]> =>
  fc.array(
    fc.record({
      day: fc.constant(day),
      seat: fc.oneof({ weight: 9, arbitrary: anySeat }, fc.string()),
      command: fc.oneof(
        { weight: 3, arbitrary: validCommand(day) },
        { weight: 1, arbitrary: anyForgery },
      ),
    }),
    { maxLength: 8 },
  )

export interface Game {
  scenario: SupplyChainScenario
  seed: string
  log: Logged[]
}

const gameWith = (commandsOf: (day: number) => fc.Arbitrary<Logged[]>): fc.Arbitrary<Game> =>
  fc.record({ scenario: anyScenario, seed: anySeed }).chain(({ scenario, seed }) => {
    const days = Array.from({ length: scenario.weeks }, (_, place) => commandsOf(place + 1))
    return fc.tuple(...days).map((lists) => ({ scenario, seed, log: lists.flat() }))
  })

export const anyGame = gameWith(anyDay)

/** A game whose log can be written down as JSON. */
export const anyPlainGame = gameWith((day) =>
  fc.array(fc.record({ day: fc.constant(day), seat: anySeat, command: validCommand(day) }), {
    maxLength: 6,
  }),
)
