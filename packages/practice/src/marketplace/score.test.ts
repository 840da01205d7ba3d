import { describe, expect, it } from 'vitest'
import { endOf, marketSeed, morningOf } from '../testing/market-days.ts'
import { marketplace } from './kind.ts'
import { play } from './plays/plays.ts'
import { standardMarket } from './scenario.ts'
import { resultOf } from './score/score.ts'

const scoreOf = (state: ReturnType<typeof endOf>) =>
  marketplace.scoreOf(state, standardMarket, marketSeed).map(({ points }) => points)

describe('[PRC-038] the score', () => {
  it('is not yet given before the end, and the reasoning by people only', () => {
    expect(marketplace.scoreOf(morningOf(30), standardMarket, marketSeed)).toEqual([
      { name: 'process', points: null, of: 50 },
      { name: 'result', points: null, of: 30 },
      { name: 'reasoning', points: null, of: 20 },
    ])
  })

  it('gives doing nothing no point, and the good run all points of the result', () => {
    expect(scoreOf(play(standardMarket, marketSeed, 'idle'))).toEqual([0, 0, null])
    const [process, result] = scoreOf(endOf())
    expect(result).toBe(30)
    expect(process).toBeGreaterThanOrEqual(45)
  })

  it('[PRC-152] places each measure between the two', () => {
    const measures = resultOf(
      play(standardMarket, marketSeed, 'premium'),
      standardMarket,
      marketSeed,
    )
    expect(measures.map(({ name, of }) => [name, of])).toEqual([
      ['profit', 12],
      ['sellThrough', 6],
      ['health', 6],
      ['adMargin', 3],
      ['rating', 3],
    ])
    for (const { own, idle, reference, points, of } of measures) {
      expect(reference).toBeGreaterThan(idle)
      const share = Math.min(Math.max((own - idle) / (reference - idle), 0), 1)
      expect(Math.abs(points - of * share)).toBeLessThanOrEqual(0.5)
    }
    const [profit] = measures
    expect(profit?.points).toBeGreaterThan(0)
    expect(profit?.points).toBeLessThan(12)
  })

  it('[PRC-152] places a run beside a good run that met the same events', () => {
    const events = [{ event: 'feeRise' as const, from: 13, days: 48 }]
    const hit = play(standardMarket, marketSeed, 'reference', events)
    const reference = (state: typeof hit) =>
      resultOf(state, standardMarket, marketSeed).find(({ name }) => name === 'profit')?.reference
    expect(scoreOf(hit)[1]).toBe(30)
    expect(reference(hit)).toBeLessThan(reference(endOf()) ?? 0)
  })
})
