import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMax, itemOf } from '../../testing/factories.ts'
import { mark as markPairs } from './score.ts'
import type { MatchingItem } from './shape.ts'

const item: MatchingItem = {
  kind: 'matching',
  stem: 'Which port lies where?',
  prompts: ['Klang', 'Tanjung Pelepas', 'Penang'].map((content, at) => ({
    id: `p${at}`,
    content,
  })),
  options: ['Selangor', 'Johor', 'Sabah'].map((content) => ({ id: content, content })),
  answer: ['Selangor', 'Johor', 'Selangor'],
  scoring: 'each',
  analysis: '',
}
const pointsOf = (question: MatchingItem, answer: string[], max: number): number => {
  const mark = markPairs(question, answer, max)
  return mark.state === 'marked' ? mark.points : Number.NaN
}

describe('markPairs', () => {
  it('[EXM-240] gives a share for each right pair, and an option may serve several prompts', () => {
    expect(pointsOf(item, ['Selangor', '', ''], 1000)).toBe(334)
    expect(pointsOf(item, ['', 'Johor', 'Selangor'], 1000)).toBe(666)
    expect(pointsOf(item, ['Johor', 'Selangor', 'Sabah'], 1000)).toBe(0)
    expect(markPairs(item, ['Selangor', 'Johor', 'Selangor'], 1000)).toEqual({
      state: 'marked',
      points: 1000,
      right: true,
    })
  })

  it('[EXM-240] gives in total the sum of separately marked pairs', () => {
    fc.assert(
      fc.property(itemOf.matching, anyMax, (made, most) => {
        const question = { ...made, scoring: 'each' as const }
        const max = Math.max(most, question.prompts.length)
        const sum = question.answer
          .map((id, at) =>
            pointsOf(
              question,
              question.answer.map((_, place) => (place === at ? id : '')),
              max,
            ),
          )
          .reduce((total, points) => total + points, 0)
        expect(sum).toBe(max)
      }),
    )
  })

  it('[EXM-240] gives all points or none if the question says so', () => {
    fc.assert(
      fc.property(itemOf.matching, anyMax, fc.nat(), (made, max, seed) => {
        const question = { ...made, scoring: 'all' as const }
        const at = seed % question.answer.length
        expect(pointsOf(question, question.answer, max)).toBe(max)
        expect(pointsOf(question, question.answer.with(at, ''), max)).toBe(0)
      }),
    )
  })

  it('[EXM-240] never gives less for another right pair, nor everything for only some', () => {
    fc.assert(
      fc.property(itemOf.matching, anyMax, fc.nat(), (question, max, seed) => {
        const some = question.answer.map((id, at) => ((seed >> at) & 1 ? id : ''))
        const at = some.indexOf('')
        if (at < 0) return
        const more = some.with(at, question.answer[at] ?? '')
        const before = pointsOf(question, some, max)
        expect(pointsOf(question, more, max)).toBeGreaterThanOrEqual(before)
        if (max > 0) expect(before).toBeLessThan(max)
      }),
    )
  })
})
