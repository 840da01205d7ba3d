import fc from 'fast-check'
import { expect, it } from 'vitest'
import { replay } from '../engine.ts'
import { anyGame } from '../testing/made-up-games.ts'
import { supplyChain } from './kind.ts'
import { keyDecisionsOf } from './key-decisions.ts'
import { playBots, scenarioOfBot } from './plays.ts'
import { standardScenario } from './scenario.ts'
import { seats } from './seats.ts'
import type { SupplyChainState } from './state.ts'

const playedBy = (bot: 'human' | 'copy') =>
  playBots(scenarioOfBot(standardScenario, bot), '', standardScenario.weeks)

const rowsOf = ({ desks }: SupplyChainState) =>
  seats.flatMap((seat) => desks[seat].rows.map((row) => ({ seat, ...row })))

const ofPart = (state: SupplyChainState, part: string) =>
  keyDecisionsOf(state).find((one) => one.part === part)

it('[PRC-063] [PRC-140] returns week, seat and order for each part that the program rates', () => {
  const state = playedBy('human')
  const found = keyDecisionsOf(state)
  expect(found.map(({ part }) => part)).toEqual(['cost', 'service', 'bullwhip'])
  for (const { seat, day, decided } of found)
    expect(rowsOf(state).find((row) => row.seat === seat && row.week === day)?.ordered).toBe(
      decided,
    )
})

it('[PRC-185] returns for each decision whether a bot played the seat', () => {
  const bots = keyDecisionsOf(playedBy('human'))
  expect(bots.map(({ byBot }) => byBot)).toEqual([true, true, true])
  fc.assert(
    fc.property(anyGame, ({ scenario, seed, log }) => {
      const state = replay(supplyChain, { scenario, seed, log, days: scenario.weeks }).at(-1)
      if (!state) throw new Error('A run has a state.')
      for (const { seat, day, byBot } of keyDecisionsOf(state)) {
        const row = rowsOf(state).find((one) => one.seat === seat && one.week === day)
        expect(byBot).toBe(row?.orderedBy !== 'player' && row?.ordered !== null)
      }
    }),
    { numRuns: 30 },
  )
})

it('[PRC-063] leaves out a part if no decision cost points', () => {
  const calm = { ...standardScenario, demand: { form: 'flat', level: 4 } as const, holding: 0 }
  const state = playBots(scenarioOfBot(calm, 'copy'), '', calm.weeks)
  expect(keyDecisionsOf(state)).toEqual([])
})

it('[PRC-063] [PRC-140] returns the week with the greatest effect, in any game', () => {
  fc.assert(
    fc.property(anyGame, ({ scenario, seed, log }) => {
      const state = replay(supplyChain, { scenario, seed, log, days: scenario.weeks }).at(-1)
      if (!state) throw new Error('A run has a state.')
      const rows = rowsOf(state)
      const cost = ofPart(state, 'cost')
      const most = Math.max(...rows.map((row) => row.cost))
      expect(cost?.amount ?? 0).toBe(most)
      if (cost) {
        const named = rows.find(({ seat, week }) => seat === cost.seat && week === cost.day)
        expect(named?.cost).toBe(most)
        expect(rows.some((row) => row.cost === most && row.week < cost.day)).toBe(false)
      }
      const owed = state.desks.retailer.rows.filter(({ backlog }) => backlog > 0)
      expect(ofPart(state, 'service')?.day).toBe(owed[0]?.week)
      expect(ofPart(state, 'service')?.amount).toBe(owed[0]?.backlog)
      // Computes the decision again, by fractions instead of multiples.
      const orders = state.desks.factory.rows.flatMap(({ ordered }) => ordered ?? [])
      const mean = orders.reduce((total, one) => total + one, 0) / orders.length
      const away = orders.map((one) => Math.abs(one - mean))
      const bullwhip = ofPart(state, 'bullwhip')
      if (bullwhip) {
        expect(away[bullwhip.day - 1]).toBeCloseTo(Math.max(...away), 6)
        expect(bullwhip.seat).toBe('factory')
        expect(Math.abs(bullwhip.amount - mean)).toBeLessThanOrEqual(0.5)
      } else expect(new Set(orders).size).toBe(1)
    }),
    { numRuns: 60 },
  )
})
