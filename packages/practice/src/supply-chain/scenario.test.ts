import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Problem } from '../checks.ts'
import { supplyChain } from './kind.ts'
import { playBots } from './plays.ts'
import { limits, standardScenario } from './scenario.ts'
import { seats } from './seats.ts'

const problemsOf = (change: object): Problem[] =>
  supplyChain.scenarioProblems({ ...standardScenario, ...change })

it('[PRC-051] begins with the numbers of the standard game', () => {
  expect(standardScenario).toMatchObject({
    weeks: 36,
    startStock: 12,
    orderDelay: 2,
    shippingDelay: 2,
    holding: 50,
    backlog: 100,
    demand: { form: 'step', before: 4, after: 8, from: 5 },
  })
  expect(supplyChain.scenarioProblems(standardScenario)).toEqual([])
  expect(Object.keys(standardScenario.seats)).toEqual([
    'retailer',
    'wholesaler',
    'distributor',
    'factory',
  ])
})

it('[PRC-051] plays with the numbers of its scenario', () => {
  const scenario = {
    ...standardScenario,
    weeks: 6,
    startStock: 3,
    orderDelay: 1,
    shippingDelay: 1,
    holding: 7,
    backlog: 11,
    demand: { form: 'step', before: 2, after: 5, from: 2 } as const,
  }
  const played = playBots(scenario, '', 6)
  expect(played.finished).toBe(true)
  expect(played.desks.retailer.rows.map(({ asked }) => asked)).toEqual([2, 5, 5, 5, 5, 5])
  // Two units arrive and two are ordered, so the initial stock remains.
  expect(played.desks.retailer.rows[0]).toMatchObject({ received: 2, stock: 3, cost: 21 })
  expect(played.desks.retailer.inTransit).toHaveLength(1)
  expect(played.desks.factory.orderQueue).toHaveLength(1)
  for (const seat of seats)
    for (const { stock, backlog, cost } of played.desks[seat].rows)
      expect(cost).toBe(stock * 7 + backlog * 11)
})

it('returns the field and the limit of each invalid value', () => {
  expect(problemsOf({ weeks: 3 })).toEqual([{ path: 'weeks', code: 'tooSmall', limit: 4 }])
  expect(problemsOf({ orderDelay: 0 })).toEqual([
    { path: 'orderDelay', code: 'tooSmall', limit: 1 },
  ])
  expect(problemsOf({ holding: 0.5 })).toEqual([{ path: 'holding', code: 'notAWholeNumber' }])
  expect(problemsOf({ sharedDemand: 1 })).toEqual([{ path: 'sharedDemand', code: 'notYesOrNo' }])
  expect(problemsOf({ standIn: 'player' })).toEqual([{ path: 'standIn', code: 'unknownName' }])
  expect(
    problemsOf({ seats: { ...standardScenario.seats, retailer: 'me', shop: 'copy' } }),
  ).toEqual([
    { path: 'seats.retailer', code: 'unknownName' },
    { path: 'seats.shop', code: 'unknownField' },
  ])
  expect(problemsOf({ demand: { form: 'list', values: [4, -1, null] } })).toEqual([
    { path: 'demand.values.1', code: 'tooSmall', limit: 0 },
    { path: 'demand.values.2', code: 'required' },
  ])
  expect(problemsOf({ demand: { form: 'toString' } })).toEqual([
    { path: 'demand.form', code: 'unknownName' },
  ])
  expect(problemsOf({ demand: { form: 'list', values: Array(1_000_000).fill(-1) } })).toEqual([
    { path: 'demand.values', code: 'tooLong', limit: limits.weeks },
  ])
})

it('answers any value with problems and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(supplyChain.scenarioProblems(value).length).toBeGreaterThan(0)
      for (const name of Object.keys(standardScenario))
        expect(Array.isArray(problemsOf({ [name]: value }))).toBe(true)
    }),
    { numRuns: 50 },
  )
})

it('keeps every sum a whole number at the limits of all fields', () => {
  const scenario = {
    ...standardScenario,
    weeks: limits.weeks,
    startStock: 0,
    orderDelay: limits.delay,
    shippingDelay: limits.delay,
    productionDelay: limits.delay,
    holding: limits.cents,
    backlog: limits.cents,
    demand: { form: 'step', before: 0, after: limits.demand, from: 2 } as const,
    standIn: 'panic' as const,
  }
  expect(supplyChain.scenarioProblems(scenario)).toEqual([])
  let state = supplyChain.start(scenario, '')
  while (!state.finished) state = supplyChain.step(state, [], scenario, '')
  const { chainCost, seats } = supplyChain.metricsOf(state)
  expect(Number.isSafeInteger(chainCost)).toBe(true)
  expect(seats.factory.bullwhip).toMatchObject({ variation: true })
  for (const { points, of } of supplyChain.scoreOf(state, scenario, '')) {
    if (points === null) continue
    expect(points).toBeGreaterThanOrEqual(0)
    expect(points).toBeLessThanOrEqual(of)
  }
})
