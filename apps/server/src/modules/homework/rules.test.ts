import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Deadline,
  type NewestHandIn,
  handInProblem,
  isPastEnd,
  movedTo,
  stateOf,
} from './rules.ts'

const moments = fc.integer({ min: 0, max: 1000 }).map((second) => new Date(second * 1000))
const deadlines: fc.Arbitrary<Deadline> = fc.record({
  endTime: fc.option(moments),
  lateAllowed: fc.boolean(),
})
const givens: fc.Arbitrary<NewestHandIn | null> = fc.option(
  fc.record({
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    late: fc.boolean(),
    ratedAt: fc.option(moments),
  }),
)

describe('the state of a task', () => {
  it('[CRS-177] [CRS-121] is open exactly while a first hand-in is possible', () => {
    fc.assert(
      fc.property(deadlines, moments, (item, now) => {
        const state = stateOf(item, null, now)
        expect(state).toBe(handInProblem(item, null, now) === null ? 'open' : 'ended')
        const isOver = item.endTime !== null && now > item.endTime && !item.lateAllowed
        expect(state).toBe(isOver ? 'ended' : 'open')
      }),
    )
  })

  it('[CRS-121] [PRC-131] allows replacing a hand-in until it is rated or graded, or the deadline has passed', () => {
    fc.assert(
      fc.property(deadlines, givens, moments, (item, given, now) => {
        const problem = handInProblem(item, given, now)
        if (given !== null && given.score !== null) expect(problem).toBe('handInGraded')
        else if (given?.ratedAt) expect(problem).toBe('handInRated')
        else if (item.lateAllowed || item.endTime === null || now <= item.endTime)
          expect(problem).toBe(null)
        else expect(problem).toBe('handInEnded')
      }),
    )
  })

  it('[CRS-177] follows the hand-in, whatever the time is', () => {
    fc.assert(
      fc.property(deadlines, givens, moments, moments, (item, given, now, later) => {
        fc.pre(given !== null)
        expect(stateOf(item, given, now)).toBe(stateOf(item, given, later))
        const expected = given?.score !== null ? 'graded' : given.late ? 'late' : 'handedIn'
        expect(stateOf(item, given, now)).toBe(expected)
      }),
    )
  })

  it('[CRS-121] counts the deadline itself as in time', () => {
    const endTime = new Date(5000)
    expect(isPastEnd({ endTime }, new Date(5000))).toBe(false)
    expect(isPastEnd({ endTime }, new Date(5001))).toBe(true)
    expect(isPastEnd({ endTime: null }, new Date(5001))).toBe(false)
  })
})

it('[CRS-176] moves one task to a position and keeps the order of the others', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 })
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer({ min: 1, max: 60 }), (ids, pick, place) => {
      const id = ids[pick % ids.length]!
      const moved = movedTo(ids, id, place)
      expect(moved.indexOf(id)).toBe(Math.min(place, ids.length) - 1)
      expect(moved.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id))
    }),
  )
})
