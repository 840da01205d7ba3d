import type { CommandProblem, PracticeKind } from '@titian/practice/engine'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { noView, type ServedKind } from './kinds/served.ts'
import { capped, faultIn, isRepeat, playedOn, scored, stateIn } from './rules.ts'

interface Purse {
  day: number
  coins: number
  spent: number[]
}

const commandOf = (command: unknown) => command as { take: number }

/** A test engine. Each day has ten coins, and a decision spends some of them at once. */
const engine: PracticeKind = {
  name: 'purse',
  engineVersion: 1,
  seats: ['owner'],
  scenarioProblems: () => [],
  start: (): Purse => ({ day: 1, coins: 10, spent: [] }),
  step: (state, commands) => {
    const { day, coins, spent } = decided(state, commands)
    return { day: day + 1, coins: 10, spent: [...spent, 10 - coins] }
  },
  decided: (state, commands) => decided(state, commands),
  commandProblems: (state, command): CommandProblem[] => {
    const { coins } = state as Purse
    if (commandOf(command).take <= coins) return []
    return [
      { code: 'field', problem: { path: 'take', code: 'tooLarge', limit: coins } },
      { code: 'field', problem: { path: 'from', code: 'tooSmall', limit: 1 } },
    ]
  },
  isFinished: (state) => (state as Purse).day > 3,
  viewOf: (state) => state,
  metricsOf: () => ({}),
  scoreOf: (state) => [{ name: 'spent', points: (state as Purse).spent.length, of: 4 }],
  capOf: (state) => ((state as Purse).spent.includes(0) ? 59 : null),
}

const decided = (state: unknown, commands: readonly { command: unknown }[]): Purse => ({
  ...(state as Purse),
  coins: commands.reduce(
    (left, { command }) => left - commandOf(command).take,
    (state as Purse).coins,
  ),
})

const kindWith = (own: PracticeKind): ServedKind<unknown, unknown> => ({
  name: 'inventory',
  engine: own,
  url: '/',
  modes: ['oneSeat'],
  played: (scenario) => scenario,
  daysOf: () => 3,
  dayOf: (state) => (state as Purse).day,
  command: z.object({ take: z.number() }),
  keyOf: (seat) => seat,
  endsWithSeats: false,
  parts: [],
  checksForMarks: () => [],
  debrief: [],
  keyDecisions: () => [],
  facts: () => noView,
  views: () => noView,
  review: () => noView,
})
const atOnce = kindWith(engine)
const { decided: _decided, ...whole } = engine
const together = kindWith(whole)

const take = (coins: number) => ({ seat: 'owner', command: { take: coins }, note: '' })
const run = { state: engine.start({}, 's'), seats: ['owner'], scenario: {}, seed: 's' }

describe('[PRC-163] decisions that count at once', () => {
  it('are checked after the previous ones, also within one call', () => {
    const fault = (before: number[], sent: number[]) =>
      faultIn(atOnce, run, { before: before.map(take), sent: sent.map(take) }, 'en')
    expect(fault([], [6, 4])).toBeUndefined()
    expect(fault([], [6, 5])).toEqual({
      fields: {
        'decisions.1.command.take': 'At most 4.',
        'decisions.1.command.from': 'At least 1.',
      },
    })
    expect(fault([6], [5])).toEqual({
      fields: {
        'decisions.0.command.take': 'At most 4.',
        'decisions.0.command.from': 'At least 1.',
      },
    })
    expect(faultIn(atOnce, run, { before: [], sent: [take(11)] }, 'zh')).toMatchObject({
      fields: { 'decisions.0.command.take': '不能大于 10' },
    })
    expect(faultIn(atOnce, run, { before: [], sent: [take(11)] }, 'my')).toMatchObject({
      fields: { 'decisions.0.command.take': 'Paling banyak 10.' },
    })
    expect(stateIn(atOnce, run, [take(6), take(1)])).toMatchObject({ day: 1, coins: 3 })
  })

  it('may repeat a subject, unless the decisions of a day count together', () => {
    const twice = { before: [take(1)], sent: [take(2)] }
    expect(faultIn(atOnce, run, twice, 'en')).toBeUndefined()
    expect(faultIn(together, run, twice, 'en')).toEqual({
      fields: { 'decisions.0': 'This value is not valid.' },
    })
    expect(stateIn(together, run, [take(6)])).toBe(run.state)
  })
})

it('treat a decision with an equal list as a repetition', () => {
  const sent = (values: unknown[], more: object = {}) => [
    { seat: 'owner', note: '', command: { list: values, take: 1, ...more } },
  ]
  const before = sent([{ name: 'a', value: 1 }, 2])
  expect(isRepeat(before, sent([{ value: 1, name: 'a' }, 2]))).toBe(true)
  expect(isRepeat(before, sent([2, { name: 'a', value: 1 }]))).toBe(false)
  expect(isRepeat(before, sent([{ name: 'a', value: 2 }, 2]))).toBe(false)
  expect(isRepeat(before, sent([{ name: 'a', value: 1 }, 2], { more: 1 }))).toBe(false)
})

it('continue in the remaining days with the entries of the log', () => {
  const log = [
    { ...take(4), day: 1 },
    { ...take(2), day: 3 },
  ]
  expect(playedOn(atOnce, run, log)).toMatchObject({ day: 4, spent: [4, 0, 2] })
})

it('[PRC-038] give a result of at most its cap', () => {
  const of = (state: Purse) => scored(atOnce, { ...run, state })
  expect(of({ day: 4, coins: 10, spent: [4, 0, 2] })).toMatchObject({ points: 3, cap: 59 })
  expect(of({ day: 4, coins: 10, spent: [4, 1, 2] })).toMatchObject({ points: 3, cap: null })
  expect([capped(75, 59), capped(40, 59), capped(75, null), capped(null, 59)]).toEqual([
    59,
    40,
    75,
    null,
  ])
})
