import { expect, it } from 'vitest'
import { market } from '../engine.ts'
import { newRun } from '../use-runs.ts'
import { differencesOf } from './differences.ts'
import { figuresOf } from './figures.ts'
import { type Command, seller } from './market.ts'
import { params, scenarioOf, typedOf } from './params.ts'
import { decideSelf, fork, forward, isOver, type Run, stateAt } from './run.ts'
import { whatIf } from './what-if.ts'

const begin = (seed = '1') =>
  newRun(market, { name: 'One', scenario: { ...market.standard, days: 40 }, seed })
const viewOf = (run: Run, day = run.days) => {
  const view = market.kind.viewOf(stateAt(market, run, day), seller)
  if (!view) throw new Error('The seller sees the shop.')
  return view
}
const priceOf = (price: number, run: Run): Command => ({
  type: 'setPrice',
  product: viewOf(run).products[0]?.product ?? '',
  price,
  coupon: 0,
  breakEven: 0,
})

it('[PRC-041] stateAt returns the same day from the log, whatever the steps', () => {
  const inSteps = forward(market, forward(market, forward(market, begin(), 1), 7), 22)
  const atOnce = { ...forward(market, begin(), 30), key: inSteps.key }
  expect(inSteps.days).toBe(30)
  expect(inSteps.log).toEqual(atOnce.log)
  for (const day of [0, 3, 8, 30])
    expect(stateAt(market, inSteps, day)).toEqual(
      // Another key makes the run be computed from the start.
      stateAt(market, { ...inSteps, key: `fresh ${day}` }, day),
    )
  expect(forward(market, inSteps, 30).days).toBe(40)
  expect(isOver(market, forward(market, inSteps, 30))).toBe(true)
})

it('[PRC-041] the assistant alone makes sales, and does not touch what the person decides', () => {
  const run = forward(market, begin(), 20)
  const figures = figuresOf(viewOf(run), run.days)
  expect(figures.at(-1)?.sales).toBeGreaterThan(0)
  const own = decideSelf(market, run, [priceOf(1_999, run)])
  expect(own.refused).toEqual([])
  expect(viewOf(own.run).products[0]?.price).toBe(1_999)
  expect(viewOf(forward(market, own.run, 5)).products[0]?.price).toBe(1_999)
  const alone = forward(market, { ...run, hasAssistant: false }, 5)
  expect(alone.log).toEqual(run.log)
})

it('[PRC-041] a decision replaces an earlier one of the same day and subject, and refused ones are returned', () => {
  const run = forward(market, begin(), 20)
  const first = decideSelf(market, run, [priceOf(1_999, run)]).run
  const second = decideSelf(market, first, [priceOf(2_099, run)]).run
  expect(second.log).toHaveLength(first.log.length)
  expect(viewOf(second).products[0]?.price).toBe(2_099)
  const wrong = decideSelf(market, run, [{ type: 'setPrice', product: 'nothing', price: 1 }])
  expect(wrong.refused).toHaveLength(1)
  expect(wrong.run.log).toBe(run.log)
})

it('[PRC-041] a run can be copied at any day, and differing decisions are listed', () => {
  const run = forward(market, begin(), 20)
  const copy = fork(run, 12, { key: 'copy', name: 'Two' })
  expect(copy).toMatchObject({ days: 12, forkOf: run.key, forkDay: 12, version: 0 })
  expect(viewOf(copy).cash).toBe(viewOf(run, 12).cash)
  expect(viewOf(copy).products[0]?.rows).toEqual(viewOf(run, 12).products[0]?.rows)
  const cheaper = forward(market, decideSelf(market, copy, [priceOf(1_599, copy)]).run, 8)
  const [first] = differencesOf(run, cheaper)
  expect(first).toMatchObject({
    day: 13,
    second: [{ command: { type: 'setPrice', price: 1_599 } }],
  })
  expect(differencesOf(run, forward(market, copy, 8))).toEqual([])
  expect(figuresOf(viewOf(run), 20).slice(0, 12)).toEqual(
    figuresOf(viewOf(cheaper), 20).slice(0, 12),
  )
  // The original run is unchanged.
  expect(stateAt(market, run, 20)).toEqual(stateAt(market, { ...run, key: 'again' }, 20))
})

it('[PRC-041] whatIf returns the effect of a decision without changing the run', () => {
  const run = forward(market, begin(), 20)
  const before = structuredClone(run)
  const answer = whatIf(market, run, [priceOf(9_999, run)], 7)
  expect(run).toEqual(before)
  expect(answer.now.days).toBe(7)
  expect(answer.then.units).toBeLessThan(answer.now.units)
  const gone = figuresOf(viewOf(forward(market, run, 7)), 27).slice(20)
  expect(answer.now.units).toBe(gone.reduce((total, { units }) => total + units, 0))
  expect(whatIf(market, run, [], 7).then).toEqual(answer.now)
})

it('[PRC-041] parameters outside their limits are refused, and all others work in the engine', () => {
  const typed = typedOf(market.standard)
  expect(scenarioOf(market.standard, typed)).toEqual({ wrong: [], scenario: market.standard })
  for (const param of params) {
    for (const value of [param.least, param.most]) {
      const { wrong, scenario } = scenarioOf(market.standard, {
        ...typed,
        [param.name]: String(value),
      })
      expect([param.name, wrong]).toEqual([param.name, []])
      expect([param.name, market.kind.scenarioProblems(scenario)]).toEqual([param.name, []])
    }
    for (const text of ['', 'x', '-1', String(param.most + 1)])
      expect(scenarioOf(market.standard, { ...typed, [param.name]: text }).wrong).toEqual([
        param.name,
      ])
  }
})
