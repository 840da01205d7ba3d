import fc from 'fast-check'
import { expect, it } from 'vitest'
import { replay, totalOf } from '../engine.ts'
import { anyGame } from '../testing/made-up-games.ts'
import { supplyChain } from './kind.ts'
import { bullwhipOf } from './metrics.ts'
import { playBots, scenarioOfBot } from './plays.ts'
import { standardScenario } from './scenario.ts'

it('[PRC-057] [PRC-079] returns an exact fraction, and "no variation" for a constant demand', () => {
  expect(bullwhipOf([1, 99, 7], [4, 4, 4])).toEqual({ variation: false })
  expect(bullwhipOf([], [])).toEqual({ variation: false })
  // The variance of the orders is 2/3, that of the demand 2/9.
  expect(bullwhipOf([1, 2, 3], [4, 4, 5])).toMatchObject({ orders: 6, demand: 2, hundredths: 300 })
  expect(bullwhipOf([4, 4, 4], [4, 4, 5])).toMatchObject({ orders: 0, hundredths: 0 })
})

it('[PRC-073] rates no part before the last week', () => {
  const scenario = scenarioOfBot(standardScenario, 'human')
  for (const weeks of [0, 1, 35]) {
    const parts = supplyChain.scoreOf(playBots(scenario, '', weeks), scenario, '')
    expect(parts.map(({ points }) => points)).toEqual([null, null, null, null])
    expect(totalOf(parts)).toEqual({ points: 0, of: 0 })
  }
})

it('[PRC-073] rates cost between the play of people and the reference play', () => {
  const rated = (bot: 'sharedBaseStock' | 'human') => {
    const state = playBots(scenarioOfBot(standardScenario, bot), '', 36)
    return supplyChain.scoreOf(state, standardScenario, '')
  }
  expect(rated('sharedBaseStock')).toEqual([
    { name: 'cost', points: 35, of: 35 },
    { name: 'service', points: 23, of: 30 },
    { name: 'bullwhip', points: 14, of: 20 },
    { name: 'debrief', points: null, of: 15 },
  ])
  expect(rated('human').map(({ points }) => points)).toEqual([0, 18, 6, null])
})

it('[PRC-073] does not rate the bullwhip of a demand without variation', () => {
  const flat = { ...standardScenario, demand: { form: 'flat', level: 4 } as const }
  const parts = supplyChain.scoreOf(playBots(scenarioOfBot(flat, 'copy'), '', 36), flat, '')
  expect(parts.find(({ name }) => name === 'bullwhip')).toEqual({
    name: 'bullwhip',
    points: null,
    of: 20,
  })
})

it('gives whole points from 0 to the maximum of a part, in any game', () => {
  fc.assert(
    fc.property(anyGame, ({ scenario, seed, log }) => {
      const state = replay(supplyChain, { scenario, seed, log, days: scenario.weeks }).at(-1)
      if (!state) throw new Error('A run has a state.')
      const parts = supplyChain.scoreOf(state, scenario, seed)
      expect(parts.map(({ of }) => of)).toEqual([35, 30, 20, 15])
      for (const { points, of } of parts)
        expect(points === null || (Number.isInteger(points) && points >= 0 && points <= of)).toBe(
          true,
        )
    }),
    { numRuns: 40 },
  )
})
