import { expect, it } from 'vitest'
import { totalOf } from '../engine.ts'
import { type BotName, botNames } from './bot-names.ts'
import { calibrationProblems, calibrationSeeds, figuresOn, orderOfCosts } from './calibration.ts'
import { supplyChain } from './kind.ts'
import { metricsOf, percentOf } from './metrics.ts'
import { playBots, scenarioOfBot } from './plays.ts'
import { standardScenario, type SupplyChainScenario } from './scenario.ts'
import { bySeat, seats } from './seats.ts'

const end = (scenario: SupplyChainScenario, bot: BotName, seed = 'seed') =>
  playBots(scenarioOfBot(scenario, bot), seed, scenario.weeks)

/**
 * The cost in cents, the factory's bullwhip in hundredths, and the percentage of weeks in which the
 * retailer had no backlog.
 */
function figures(scenario: SupplyChainScenario, bot: BotName) {
  const { chainCost, seats: found } = metricsOf(end(scenario, bot))
  const { bullwhip } = found.factory
  const { weeksWithoutBacklog } = found.retailer
  return [chainCost, bullwhip.variation && bullwhip.hundredths, percentOf(weeksWithoutBacklog)]
}

it('[PRC-079] plays the five published reference plays of the standard game to the cent', () => {
  expect(Object.fromEntries(botNames.map((bot) => [bot, figures(standardScenario, bot)]))).toEqual({
    copy: [84_000, 203, 19],
    sharedBaseStock: [91_400, 909, 78],
    human: [214_550, 6_281, 61],
    baseStock: [384_850, 56_054, 67],
    panic: [932_250, 162_818, 72],
  })
})

it('[PRC-079] has a smaller bullwhip effect with a shipping delay of one week', () => {
  const mild = { ...standardScenario, shippingDelay: 1, productionDelay: 1 }
  expect(figures(mild, 'human')[0]).toBe(90_350)
})

const withChance: SupplyChainScenario = {
  ...standardScenario,
  demand: { form: 'noise', before: 4, after: 8, from: 5, spread: 2 },
}

const score = (scenario: SupplyChainScenario, bot: BotName, seed: string) =>
  totalOf(supplyChain.scoreOf(end(scenario, bot, seed), scenario, seed)).points

it('[PRC-029] [PRC-074] keeps the order of costs and the lead of the reference play over 30 seeds', () => {
  expect(calibrationSeeds).toHaveLength(30)
  for (const seed of calibrationSeeds) {
    const figures = figuresOn(withChance, seed)
    const costs = orderOfCosts.map((bot) => figures[bot].cost)
    expect(costs, seed).toEqual(costs.toSorted((one, other) => one - other))
    for (const bot of botNames.filter((name) => name !== 'sharedBaseStock'))
      expect(figures.sharedBaseStock.points - figures[bot].points, seed).toBeGreaterThan(25)
  }
  expect(calibrationProblems(withChance)).toEqual([])
})

it('[PRC-074] finds that a scenario is unsuitable for marks if luck or copying decides', () => {
  const codesOf = (scenario: SupplyChainScenario) =>
    new Set(calibrationProblems(scenario).map(({ code }) => code))
  const wild = { form: 'noise', before: 4, after: 8, from: 5, spread: 4 } as const
  expect(codesOf({ ...standardScenario, demand: wild })).toContain('orderChanges')
  const mild = { ...standardScenario, shippingDelay: 1, productionDelay: 1 }
  expect(codesOf(mild)).toContain('referenceNotBest')
})

it('[PRC-073] scores a chain that copies its orders below every other reference play', () => {
  const of = (bot: BotName) => score(standardScenario, bot, 'seed')
  expect(of('copy')).toBe(19)
  for (const bot of botNames.filter((name) => name !== 'copy'))
    expect(of(bot), bot).toBeGreaterThan(19)
})

it('[PRC-073] gives no seat and no group of seats of the reference play a point for copying its orders', () => {
  const scenario = scenarioOfBot(standardScenario, 'sharedBaseStock')
  const best = score(standardScenario, 'sharedBaseStock', 'seed')
  for (let group = 1; group < 2 ** seats.length; group++) {
    const playedBy = bySeat((seat, place) => ((group >> place) & 1 ? 'copy' : scenario.seats[seat]))
    const state = playBots({ ...scenario, seats: playedBy }, 'seed', scenario.weeks)
    const { points } = totalOf(supplyChain.scoreOf(state, standardScenario, 'seed'))
    expect(points, `group ${group}`).toBeLessThanOrEqual(best)
  }
})
