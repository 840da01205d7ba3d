import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMax, itemOf } from '../../testing/factories.ts'
import { mark as markMultiple } from './score.ts'
import type { MultipleItem, MultipleStrategy } from './shape.ts'

const question = (strategy: MultipleStrategy): MultipleItem => ({
  kind: 'multiple',
  stem: 'Which may not stand in a title?',
  options: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, content: id })),
  answer: ['a', 'b', 'c'],
  strategy,
  analysis: '',
})
const points = (strategy: MultipleStrategy, answer: string[], max = 1000) => {
  const mark = markMultiple(question(strategy), answer, max)
  return mark.state === 'marked' ? mark.points : undefined
}

describe('markMultiple', () => {
  it('[EXM-099] all: gives all points or none', () => {
    expect(points('all', ['c', 'a', 'b'])).toBe(1000)
    expect(points('all', ['a', 'b'])).toBe(0)
    expect(points('all', ['a', 'b', 'c', 'd'])).toBe(0)
  })

  it('[EXM-099] rightMinusWrong: takes the wrong share from the right share, never under nothing', () => {
    expect(points('rightMinusWrong', ['a', 'b'])).toBe(667)
    expect(points('rightMinusWrong', ['a', 'b', 'd'])).toBe(167)
    expect(points('rightMinusWrong', ['a', 'd'])).toBe(0)
    expect(points('rightMinusWrong', ['d', 'e'])).toBe(0)
  })

  it('[EXM-099] perOption: counts every option in its right state', () => {
    expect(points('perOption', ['a', 'b'])).toBe(800)
    expect(points('perOption', ['a', 'b', 'd'])).toBe(600)
    expect(points('perOption', ['d', 'e'])).toBe(0)
    expect(points('perOption', [])).toBe(0)
  })

  it('[EXM-099] gives no full points for ticking every option unless all are right', () => {
    fc.assert(
      fc.property(itemOf.multiple, anyMax, (item, max) => {
        const everything = item.options.map(({ id }) => id)
        const allRight = item.answer.length === everything.length
        const mark = markMultiple(item, everything, max)
        expect(mark).toMatchObject({ right: allRight })
        if (max > 0) expect(mark.state === 'marked' && mark.points === max).toBe(allRight)
      }),
    )
  })

  it('[EXM-163] gives 0 without a right tick, by every strategy', () => {
    fc.assert(
      fc.property(itemOf.multiple, anyMax, fc.nat(), (item, max, seed) => {
        const wrong = item.options.map(({ id }) => id).filter((id) => !item.answer.includes(id))
        const some = wrong.filter((_, place) => (seed >> place) & 1)
        expect(markMultiple(item, some, max)).toEqual({ state: 'marked', points: 0, right: false })
      }),
    )
    expect(points('perOption', ['d'])).toBe(0)
  })

  it('never rounds up to full points', () => {
    expect(points('perOption', ['a', 'b'], 1)).toBe(0)
    expect(points('perOption', ['a', 'b'], 2)).toBe(1)
  })

  it('[EXM-099] never gives less for another right tick', () => {
    fc.assert(
      fc.property(itemOf.multiple, anyMax, fc.nat(), (item, max, seed) => {
        const some = item.options.map(({ id }) => id).filter((_, i) => (seed >> i) & 1)
        const missing = item.answer.find((id) => !some.includes(id))
        if (missing === undefined) return
        const before = markMultiple(item, some, max)
        const after = markMultiple(item, [...some, missing], max)
        if (before.state !== 'marked' || after.state !== 'marked') throw new Error('not marked')
        expect(after.points).toBeGreaterThanOrEqual(before.points)
      }),
    )
  })
})
