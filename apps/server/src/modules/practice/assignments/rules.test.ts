import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualWeights } from '@titian/contract'
import { areWhole, frozenFields, percentOf, startProblem, stateOf } from './rules.ts'

const part = (name: string, points: number | null, of: number) => ({ name, points, of })

describe('percentOf', () => {
  it('[PRC-091] weights each rated part, and rounds half up', () => {
    const weights = [
      { name: 'cost', weight: 50 },
      { name: 'service', weight: 30 },
      { name: 'debrief', weight: 20 },
    ]
    const score = [part('cost', 7, 35), part('service', 30, 30), part('debrief', null, 15)]
    // (50 × 1/5 + 30) / 80
    expect(percentOf(score, weights)).toBe(50)
    expect(percentOf([part('cost', 1, 8)], weights)).toBe(13)
    expect(percentOf([part('cost', 1, 200)], weights)).toBe(1)
    expect(percentOf([part('debrief', null, 15)], weights)).toBeNull()
    expect(percentOf([part('other', 3, 3)], weights)).toBeNull()
    expect(percentOf([part('cost', 9, 0)], weights)).toBeNull()
    expect(percentOf([part('cost', 99, 35), part('service', -4, 30)], weights)).toBe(63)
  })

  it('[PRC-091] is the rounded sum from 0 to 100, for any parts', () => {
    const one = fc.record({
      points: fc.option(fc.integer({ min: -5, max: 120 }), { nil: null }),
      of: fc.integer({ min: 1, max: 100 }),
      weight: fc.integer({ min: 0, max: 100 }),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), (parts) => {
        const named = parts.map((row, place) => ({ ...row, name: String(place) }))
        const percent = percentOf(named, named)
        const rated = named.filter(({ points, weight }) => points !== null && weight > 0)
        if (rated.length === 0) return percent === null
        const reached = ({ points, of }: (typeof named)[number]) =>
          Math.min(Math.max(points ?? 0, 0), of) / of
        const sum = rated.reduce((total, row) => total + row.weight * reached(row), 0)
        const weights = rated.reduce((total, { weight }) => total + weight, 0)
        const exact = (sum / weights) * 100
        return (
          percent !== null &&
          percent >= 0 &&
          percent <= 100 &&
          percent - exact <= 0.5 + 1e-9 &&
          exact - percent < 0.5 + 1e-9
        )
      }),
    )
  })
})

it('[PRC-091] uses the shares of the parts without weights, and never loses a point', () => {
  expect(usualWeights([part('a', null, 35), part('b', null, 65)])).toEqual([
    { name: 'a', weight: 35 },
    { name: 'b', weight: 65 },
  ])
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 }),
      (ofs) => {
        const parts = ofs.map((of, place) => ({ name: String(place), of }))
        return areWhole(usualWeights(parts), parts)
      },
    ),
  )
})

it('[PRC-024] accepts weights of every part that sum up to 100', () => {
  const parts = [{ name: 'a' }, { name: 'b' }]
  const weigh = (...rows: [string, number][]) =>
    areWhole(
      rows.map(([name, weight]) => ({ name, weight })),
      parts,
    )
  expect(weigh(['b', 0], ['a', 100])).toBe(true)
  expect(weigh(['a', 50], ['b', 49])).toBe(false)
  expect(weigh(['a', 50], ['a', 50])).toBe(false)
  expect(weigh(['a', 100])).toBe(false)
  expect(weigh(['a', 50], ['c', 50])).toBe(false)
})

it("[PRC-024] returns the student's state in an assignment, and why a further attempt is refused", () => {
  const now = new Date('2026-11-10T00:00:00Z')
  const [before, after] = [new Date('2026-11-09T00:00:00Z'), new Date('2026-11-11T00:00:00Z')]
  const base = { opensAt: before, dueAt: after, attempts: 2, used: 0, isOpen: false }
  expect(stateOf(base, now)).toBe('open')
  expect(stateOf({ ...base, opensAt: after }, now)).toBe('notOpen')
  expect(stateOf({ ...base, isOpen: true, used: 2 }, now)).toBe('inProgress')
  expect(stateOf({ ...base, used: 2 }, now)).toBe('done')
  expect(stateOf({ ...base, used: 1 }, now)).toBe('open')
  expect(stateOf({ ...base, dueAt: now }, now)).toBe('over')
  expect(stateOf({ ...base, dueAt: before, used: 1 }, now)).toBe('done')
  expect(stateOf({ ...base, dueAt: before, used: 1, isOpen: true }, now)).toBe('inProgress')
  expect(stateOf({ ...base, opensAt: null, dueAt: null }, now)).toBe('open')
  expect(startProblem(base, now)).toBeUndefined()
  expect(startProblem({ ...base, opensAt: after }, now)).toBe('assignmentNotOpen')
  expect(startProblem({ ...base, dueAt: now }, now)).toBe('assignmentOver')
  expect(startProblem({ ...base, used: 2 }, now)).toBe('noAttemptLeft')
})

it('[PRC-090] freezes practice, mode, weights and pass mark, in any order of the weights', () => {
  const before = {
    practice: 'beer-game',
    mode: 'oneSeat' as const,
    weights: [
      { name: 'a', weight: 40 },
      { name: 'b', weight: 60 },
    ],
    passLine: 60,
    scenario: { cards: ['masterData'] },
  }
  const turned = { ...before, weights: before.weights.toReversed() }
  expect(frozenFields(before, turned)).toEqual([])
  const other = {
    practice: 'x',
    mode: 'allSeats' as const,
    weights: [],
    passLine: 61,
    scenario: {},
  }
  expect(frozenFields(before, other)).toEqual(['idSign', 'mode', 'weights', 'passLine'])
  const cards = { ...before, scenario: { cards: ['stockRule'] } }
  expect(frozenFields(before, cards)).toEqual(['erpCards'])
})
