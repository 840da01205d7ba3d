import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agreementOf,
  areApart,
  type Gate,
  type Judged,
  levelReached,
  type LevelsOfRaters,
  peerLevel,
  totalOf,
  weightedKappa,
} from './rules.ts'

const levels = [0, 40, 60, 80, 100].map((percent) => ({ percent }))
const criteria = [
  { key: 'service', weight: 50, levels },
  { key: 'reasons', weight: 33, levels },
  { key: 'calm', weight: 17, levels },
]

const judged = (
  given: Record<string, LevelsOfRaters>,
  more: { gates?: Gate[]; overrides?: [string, number][]; evidence?: [string, number][] } = {},
): Judged => ({
  criteria,
  gates: more.gates ?? [],
  ratings: new Map(Object.entries(given)),
  overrides: new Map(more.overrides ?? []),
  evidence: new Map(more.evidence ?? []),
})

const all = (first: number): Record<string, LevelsOfRaters> => ({
  service: { first },
  reasons: { first },
  calm: { first },
})

describe('the total of an assessment', () => {
  it('[PRC-065] is the sum of weight times level, rounded half up once', () => {
    expect(totalOf(judged(all(4))).total).toBe(100)
    expect(totalOf(judged(all(0))).total).toBe(0)
    // 50 × 60 % + 33 × 40 % + 17 × 80 % = 30 + 13.2 + 13.6 = 56.8
    const mixed = { service: { first: 2 }, reasons: { first: 1 }, calm: { first: 3 } }
    expect(totalOf(judged(mixed)).total).toBe(57)
    // 30 + 13.2 + 25 % of 17 = 47.45. Rounding in two steps would give 48.
    expect(totalOf(judged(mixed, { overrides: [['calm', 25]] })).total).toBe(47)
  })

  it('[PRC-065] is missing as long as a criterion is not rated, which never counts as 0', () => {
    const some = totalOf(judged({ service: { first: 4 } }))
    expect(some).toMatchObject({ total: null, open: ['reasons', 'calm'] })
    expect(some.points.get('service')).toBe(5_000)
    expect(some.points.has('calm')).toBe(false)
  })

  it('[PRC-065] is limited by gates last, by the lowest cap that applies', () => {
    const gates = [
      { evidence: 'service', below: 50, cap: 59 },
      { evidence: 'cost', below: 20, cap: 40 },
    ]
    const closed = (service: number, cost: number) =>
      totalOf(
        judged(all(4), {
          gates,
          evidence: [
            ['service', service],
            ['cost', cost],
          ],
        }),
      ).total
    expect([closed(50, 20), closed(49, 20), closed(50, 19), closed(0, 0)]).toEqual([
      100, 59, 40, 40,
    ])
    const low = totalOf(judged(all(1), { gates, evidence: [['service', 0]] }))
    expect(low).toMatchObject({ total: 40, gate: null })
  })

  it('[PRC-067] uses the level of the moderator, or else the mean of two raters, or else the only one', () => {
    const percentOf = (given: LevelsOfRaters) =>
      totalOf(judged({ ...all(4), service: given })).points.get('service')
    expect(percentOf({ first: 2, second: 3, moderator: 1 })).toBe(2_000)
    expect(percentOf({ first: 2, second: 3 })).toBe(3_500)
    expect(percentOf({ first: 2 })).toBe(3_000)
    expect(percentOf({ second: 3 })).toBe(4_000)
  })

  it('equals a recount of its parts, and is between 0 and 100 for any ratings', () => {
    const level = fc.option(fc.nat(4), { nil: undefined })
    const given = fc.record({ first: fc.nat(4), second: level, moderator: level })
    fc.assert(
      fc.property(given, given, given, (service, reasons, calm) => {
        const { total, points } = totalOf(judged({ service, reasons, calm }))
        const sum = [...points.values()].reduce((one, other) => one + other, 0)
        expect(total).toBe(Math.floor(sum / 100 + 0.5))
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('never falls when a level rises', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(4), fc.nat(4), (service, reasons, calm) => {
        const total = (first: number) =>
          totalOf(
            judged({ service: { first }, reasons: { first: reasons }, calm: { first: calm } }),
          ).total ?? -1
        expect(total(service + 1)).toBeGreaterThanOrEqual(total(service))
      }),
    )
  })
})

it('[PRC-067] asks for a moderator when the totals of two raters differ by more than 15', () => {
  const pair = (key: string, first: number, second: number, moderator?: number) =>
    areApart(criteria, new Map([[key, { first, second, moderator }]]))
  // The gate limits each criterion to 15: 50 × 40 % = 20 and 17 × 100 % = 17 are above, 33 × 40 % =
  // 13.2 and 17 × 80 % = 13.6 are not.
  expect([pair('service', 1, 3), pair('calm', 0, 4)]).toEqual([true, true])
  expect([pair('reasons', 1, 3), pair('calm', 0, 3)]).toEqual([false, false])
  expect(pair('service', 1, 3, 2)).toBe(false)
  expect(areApart(criteria, new Map([['service', { first: 0 }]]))).toBe(false)
  const exactly = [{ key: 'a', weight: 15, levels }]
  expect(areApart(exactly, new Map([['a', { first: 0, second: 4 }]]))).toBe(false)
})

it('[PRC-063] rates by program with the highest level that is reached', () => {
  const level = (points: number) => levelReached(levels, { points, of: 30 })
  expect([0, 11, 12, 17, 18, 29, 30].map(level)).toEqual([0, 0, 1, 1, 2, 3, 4])
  expect(levelReached([{ percent: 50 }, { percent: 100 }], { points: 0, of: 10 })).toBe(0)
})

it('[PRC-068] uses the median of peers, if there are at least two', () => {
  expect([[], [3]].map(peerLevel)).toEqual([undefined, undefined])
  expect(
    [
      [4, 0, 3],
      [1, 4],
      [2, 2, 0],
    ].map(peerLevel),
  ).toEqual([3, 1, 2])
})

describe('the agreement of two raters', () => {
  it('[PRC-072] is complete if they always agree, none for chance, and null without ratings', () => {
    const same: [number, number][] = [
      [0, 0],
      [2, 2],
      [4, 4],
    ]
    expect(weightedKappa(same, 5)).toBe(1000)
    const crossed: [number, number][] = [
      [0, 0],
      [0, 4],
      [4, 0],
      [4, 4],
    ]
    expect(weightedKappa(crossed, 5)).toBe(0)
    expect([weightedKappa([], 5), weightedKappa([[2, 2]], 5)]).toEqual([null, null])
  })

  it('[PRC-072] weights a difference by its square, as in a table that was computed by hand', () => {
    // Observed: 1 + 1 + 1 = 3. By chance: 2 × (2 + 4) + 1 × (1 + 1) + 1 × (4 + 2) = 20, of 4 pairs.
    const pairs: [number, number][] = [
      [0, 0],
      [1, 2],
      [2, 1],
      [0, 1],
    ]
    expect(weightedKappa(pairs, 3)).toBe(400)
  })

  it('[PRC-072] has a name', () => {
    expect([-10, 0, 200, 201, 600, 601, 801].map(agreementOf)).toEqual([
      'none',
      'none',
      'slight',
      'fair',
      'moderate',
      'substantial',
      'almostPerfect',
    ])
  })
})
