import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMax, itemOf } from '../../testing/factories.ts'
import { mark, tally } from './score.ts'
import type { OrderingItem, OrderingScoring } from './shape.ts'

const question = (scoring: OrderingScoring): OrderingItem => ({
  kind: 'ordering',
  stem: 'How does an order travel?',
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, content: `Step ${id}` })),
  scoring,
  analysis: '',
})
const points = (scoring: OrderingScoring, order: string, max = 1000) => {
  const given = mark(question(scoring), order.split(''), max)
  return given.state === 'marked' ? given.points : undefined
}

const withOrder = itemOf.ordering.chain((item) =>
  fc
    .shuffledSubarray(
      item.options.map(({ id }) => id),
      { minLength: item.options.length },
    )
    .map((order) => ({ item, order })),
)

describe('the score of an order', () => {
  it('[EXM-246] all: earns all points or none', () => {
    expect(points('all', 'abcd')).toBe(1000)
    expect(points('all', 'abdc')).toBe(0)
  })

  it('[EXM-246] place: earns a share for each entry in its place', () => {
    expect(points('place', 'abcd')).toBe(1000)
    expect(points('place', 'abdc')).toBe(500)
    expect(points('place', 'bcda')).toBe(0)
    expect(points('place', 'abdc', 333)).toBe(167)
  })

  it('[EXM-246] neighbour: earns a share for each entry directly after the one it belongs after', () => {
    expect(points('neighbour', 'bcda')).toBe(667)
    expect(points('neighbour', 'abdc')).toBe(333)
    expect(points('neighbour', 'dcba')).toBe(0)
  })

  it('[EXM-246] earns whole hundredths, the maximum for the right order alone, by every scoring', () => {
    fc.assert(
      fc.property(withOrder, anyMax, ({ item, order }, max) => {
        const given = mark(item, order, max)
        if (given.state !== 'marked') throw new Error('not marked')
        const isRight = item.options.every(({ id }, at) => order[at] === id)
        expect(Number.isInteger(given.points)).toBe(true)
        expect(given.right).toBe(isRight)
        if (max > 0) expect(given.points === max).toBe(isRight)
        expect(given.points).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('[EXM-246] is marked by the entries in place, to the nearest hundredth', () => {
    fc.assert(
      fc.property(withOrder, anyMax, ({ item, order }, max) => {
        const inPlace = item.options.filter(({ id }, at) => order[at] === id).length
        fc.pre(inPlace < item.options.length && max > 0)
        const given = mark({ ...item, scoring: 'place' }, order, max)
        if (given.state !== 'marked') throw new Error('not marked')
        const exact = (max * inPlace) / item.options.length
        expect(Math.abs(given.points - exact)).toBeLessThanOrEqual(1)
        expect(given.points).toBeGreaterThanOrEqual(Math.min(Math.floor(exact), max - 1))
      }),
    )
  })

  it('[EXM-246] earns by neighbours whatever the places are: a rotated order loses one of them', () => {
    fc.assert(
      fc.property(itemOf.ordering, fc.nat(), (item, seed) => {
        const ids = item.options.map(({ id }) => id)
        const from = 1 + (seed % (ids.length - 1))
        const order = [...ids.slice(from), ...ids.slice(0, from)]
        const given = mark({ ...item, scoring: 'neighbour' }, order, 19 * 18 * 17)
        const most = ids.length - 1
        const expected = Math.floor((2 * 19 * 18 * 17 * (most - 1) + most) / (2 * most))
        expect(given).toEqual({ state: 'marked', points: expected, right: false })
      }),
    )
  })

  it('[EXM-246] earns nothing if unanswered, even if an entry would be in its place', () => {
    for (const none of [null, []])
      expect(mark(question('place'), none, 1000)).toEqual({
        state: 'marked',
        points: 0,
        right: false,
      })
  })
})

describe('statistics of given orders', () => {
  it('[EXM-250] name for each place how many put the right entry there, and the most frequent wrong one', () => {
    const chosen = { '0 a': 5, '0 b': 1, '0 c': 2, '1 b': 6, '1 a': 2, '2 c': 8, '3 d': 8 }
    expect(tally(question('all'), chosen)).toEqual([
      { name: '0 a', content: 'Step a', place: 1, right: true, chosen: 5 },
      { name: '0 c', content: 'Step c', place: 1, right: false, chosen: 2 },
      { name: '1 b', content: 'Step b', place: 2, right: true, chosen: 6 },
      { name: '1 a', content: 'Step a', place: 2, right: false, chosen: 2 },
      { name: '2 c', content: 'Step c', place: 3, right: true, chosen: 8 },
      { name: '3 d', content: 'Step d', place: 4, right: true, chosen: 8 },
    ])
  })
})
