import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyItem, anyMax, itemOf } from './testing/factories.ts'
import { shapeOf } from './kinds/kind-shape.ts'
import { type Mark, markItem, reviewItem, rightAnswer } from './score.ts'
import { type Item, type ItemAnswer } from './shape.ts'

const anyAnswer: fc.Arbitrary<ItemAnswer> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.string(),
  fc.constantFrom('o0', 'o1'),
  fc.array(fc.string(), { maxLength: 12 }),
  fc.subarray(['o0', 'o1', 'o2', 'o3', 'o9']),
)
const pointsOf = (mark: Mark) => (mark.state === 'marked' ? mark.points : undefined)
const isMachineMarked = (item: Item) => rightAnswer(item) !== null

describe('markItem', () => {
  it('[EXM-125] gives whole hundredths between 0 and the maximum', () => {
    fc.assert(
      fc.property(anyItem.filter(isMachineMarked), anyAnswer, anyMax, (item, answer, max) => {
        const points = pointsOf(markItem(item, answer, max))
        expect(Number.isInteger(points)).toBe(true)
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(max)
      }),
    )
  })

  it('[EXM-098] gives the maximum exactly for right answers', () => {
    fc.assert(
      fc.property(anyItem.filter(isMachineMarked), anyAnswer, anyMax, (item, answer, max) => {
        expect(markItem(item, rightAnswer(item), max)).toEqual({
          state: 'marked',
          points: max,
          right: true,
        })
        const mark = markItem(item, answer, max)
        if (mark.state === 'marked' && max > 0) expect(mark.right).toBe(mark.points === max)
      }),
    )
  })

  it('gives 0 without an answer, for every kind', () => {
    fc.assert(
      fc.property(anyItem, anyMax, (item, max) => {
        expect(markItem(item, null, max)).toEqual({ state: 'marked', points: 0, right: false })
      }),
    )
  })

  it('[EXM-125] refuses a maximum that is not in whole hundredths', () => {
    const item: Item = { kind: 'judge', stem: 'S', answer: true, analysis: '' }
    for (const max of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => markItem(item, true, max)).toThrow(RangeError)
    }
  })
})

describe('reviewItem', () => {
  it('returns a valid right answer, and a model only if there is one', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const review = reviewItem(item)
        expect(shapeOf(item.kind).answerSchema.safeParse(review.answer).success).toBe(true)
        expect(review.analysis).toBe(item.analysis)
        expect(review.model).toBe('model' in item ? item.model : undefined)
      }),
    )
  })

  it('returns the right options in the order of the question', () => {
    fc.assert(
      fc.property(itemOf.multiple, (item) => {
        const reversed = { ...item, answer: item.answer.toReversed() }
        expect(reviewItem(reversed).answer).toEqual(item.answer)
      }),
    )
  })
})
