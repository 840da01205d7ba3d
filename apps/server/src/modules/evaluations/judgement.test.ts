import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Basis, judge } from './judgement.ts'

const levels = [0, 60, 100].map((percent) => ({ percent, names: {}, texts: {} }))
const keys = ['reasons', 'calm', 'words']
const criteria = [34, 33, 33].map((weight, index) => ({
  key: keys[index] ?? '',
  names: {},
  weight,
  source: 'teacher' as const,
  evidence: '',
  levels,
}))

const basis = (more: Partial<Basis>): Basis => ({
  assessment: { parts: [], cap: null, firstId: 1, secondAskedBy: null, releasedAt: null },
  criteria,
  gates: [],
  ratings: [],
  changes: [],
  appeal: undefined,
  ...more,
})

/** At most one rating of each criterion by each rater. */
const ratings = fc.uniqueArray(
  fc.record({
    criterion: fc.constantFrom(...keys),
    role: fc.constantFrom('first' as const, 'second' as const, 'moderator' as const),
    level: fc.integer({ min: 0, max: 2 }),
  }),
  { selector: ({ criterion, role }) => `${criterion} ${role}` },
)

it('gives the same result for every order of the ratings', () => {
  const orders = ratings.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(orders, ([one, other]) => {
      expect(judge(basis({ ratings: other }))).toEqual(judge(basis({ ratings: one })))
    }),
  )
})

it('gives no total if a criterion is not rated, and otherwise one of 0 to 100', () => {
  fc.assert(
    fc.property(ratings, (all) => {
      const { total, criteria: judged } = judge(basis({ ratings: all }))
      expect(total === null).toBe(judged.some(({ percent }) => percent === null))
      expect(total ?? 0).toBeGreaterThanOrEqual(0)
      expect(total ?? 0).toBeLessThanOrEqual(100)
    }),
  )
})

it('uses the total that a teacher set last, until it is withdrawn', () => {
  fc.assert(
    fc.property(ratings, fc.integer({ min: 0, max: 100 }), (all, after) => {
      const set = { criterion: null, after }
      expect(judge(basis({ ratings: all, changes: [set] })).total).toBe(after)
      const back = [set, { criterion: null, after: null }]
      expect(judge(basis({ ratings: all, changes: back }))).toEqual(judge(basis({ ratings: all })))
    }),
  )
})

it('[PRC-038] limits the total to the cap of the run, unless a teacher has set the total', () => {
  const all = keys.map((criterion) => ({ criterion, role: 'first' as const, level: 2 }))
  const assessmentOf = (cap: number | null) => ({ ...basis({}).assessment, cap })
  const judged = (cap: number | null, more: Partial<Basis> = {}) => {
    const { total, cap: shown } = judge(
      basis({ ratings: all, assessment: assessmentOf(cap), ...more }),
    )
    return [total, shown]
  }
  expect(judged(null)).toEqual([100, null])
  expect(judged(59)).toEqual([59, 59])
  expect(judged(59, { ratings: [] })).toEqual([null, null])
  expect(judged(59, { changes: [{ criterion: null, after: 80 }] })).toEqual([80, null])
})
