import { expect, it } from 'vitest'
import { type Logged, replay, totalOf } from './engine.ts'
import { supplyChain } from './supply-chain/kind.ts'
import { standardScenario } from './supply-chain/scenario.ts'

const order = (day: number, quantity: number): Logged => ({
  day,
  seat: 'factory',
  command: { type: 'order', week: day, quantity },
})

const statesOf = (log: Logged[], days: number) =>
  replay(supplyChain, { scenario: standardScenario, seed: 'seed', log, days })

it('[PRC-026] replay returns the initial state and a state for each day, and applies commands by their day only', () => {
  const states = statesOf([order(1, 5), order(3, 7)], 3)
  expect(states.map(({ week }) => week)).toEqual([1, 2, 3, 4])
  expect(states[3]?.desks.factory.rows.map(({ ordered }) => ordered)).toEqual([5, 0, 7, null])
  expect(statesOf([order(3, 7), order(1, 5)], 3)).toEqual(states)
  // A command of a day that was not played changes nothing.
  expect(statesOf([order(1, 5), order(3, 7), order(4, 9)], 3)).toEqual(states)
})

it('[PRC-026] replay ends with the game, even if more days are requested', () => {
  const states = statesOf([], 10_000)
  expect(states).toHaveLength(37)
  expect(states.at(-1)?.finished).toBe(true)
})

it('totalOf adds up rated parts and leaves out unrated ones', () => {
  const parts = [
    { name: 'cost', points: 30, of: 35 },
    { name: 'service', points: 0, of: 30 },
    { name: 'debrief', points: null, of: 15 },
  ]
  expect(totalOf(parts)).toEqual({ points: 30, of: 65 })
})
