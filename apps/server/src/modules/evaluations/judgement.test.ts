import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Basis, judge } from './judgement.ts'

const levels = [0, 60, 100].map((percent) => ({ percent, names: {}, texts: {} }))
const keys = ['reasons', 'calm', 'words']
const criteria = [34, 33, 33].map((weight, at) => ({
  key: keys[at] ?? '',
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

it('judges the same in every order of the ratings', () => {
  const orders = ratings.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(orders, ([one, other]) => {
      expect(judge(basis({ ratings: other }))).toEqual(judge(basis({ ratings: one })))
    }),
  )
})

it('gives no total with an open criterion, and otherwise one of 0 to 100', () => {
  fc.assert(
    fc.property(ratings, (all) => {
      const { total, criteria: judged } = judge(basis({ ratings: all }))
      expect(total === null).toBe(judged.some(({ percent }) => percent === null))
      expect(total ?? 0).toBeGreaterThanOrEqual(0)
      expect(total ?? 0).toBeLessThanOrEqual(100)
    }),
  )
})

it('takes the total that a teacher has set last, until it is taken back', () => {
  fc.assert(
    fc.property(ratings, fc.integer({ min: 0, max: 100 }), (all, after) => {
      const set = { criterion: null, after }
      expect(judge(basis({ ratings: all, changes: [set] })).total).toBe(after)
      const back = [set, { criterion: null, after: null }]
      expect(judge(basis({ ratings: all, changes: back }))).toEqual(judge(basis({ ratings: all })))
    }),
  )
})

it('[PRC-038] lets the total be no more than the run allows, and not where a teacher has set it', () => {
  const best = keys.map((criterion) => ({ criterion, role: 'first' as const, level: 2 }))
  const restricted = { ...basis({}).assessment, cap: 59 }
  const judged = (more: Partial<Basis>) => {
    const { total, cap } = judge(basis({ assessment: restricted, ratings: best, ...more }))
    return { total, cap }
  }
  expect(judged({})).toEqual({ total: 59, cap: 59 })
  expect(judged({ ratings: [] })).toEqual({ total: null, cap: null })
  const low = best.map((one) => ({ ...one, level: 0 }))
  expect(judged({ ratings: low })).toEqual({ total: 0, cap: null })
  expect(judged({ changes: [{ criterion: null, after: 75 }] })).toEqual({ total: 75, cap: null })
  expect(judge(basis({ ratings: best })).total).toBe(100)
})
