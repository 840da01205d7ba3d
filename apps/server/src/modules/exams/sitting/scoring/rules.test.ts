import type { Item, ItemAnswer } from '@titian/exam-items/shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hundredths, points } from '../../rules.ts'
import { type ItemToMark, markPaper, sumOf } from './rules.ts'

const options = [
  { id: 'a', content: 'A' },
  { id: 'b', content: 'B' },
  { id: 'c', content: 'C' },
]
const shared = { stem: 'Why?', analysis: '' }
const items: { item: Item; answers: ItemAnswer[] }[] = [
  { item: { kind: 'single', ...shared, options, answer: 'a' }, answers: ['a', 'b', null] },
  {
    item: { kind: 'multiple', ...shared, options, answer: ['a', 'b'], strategy: 'perOption' },
    answers: [['a'], ['a', 'b'], ['a', 'b', 'c'], null],
  },
  {
    item: {
      kind: 'blank',
      stem: 'x ___ y ___ z ___',
      analysis: '',
      blanks: [['one'], ['two'], ['three']],
    },
    answers: [['one', '', ''], ['ONE', 'two', 'three'], null],
  },
  { item: { kind: 'judge', ...shared, answer: true }, answers: [true, false, null] },
  { item: { kind: 'annotation', ...shared, model: '' }, answers: ['A text.', '', null] },
]
const anyMarked: fc.Arbitrary<ItemToMark> = fc
  .tuple(
    fc.constantFrom(...items),
    fc.integer({ min: 1, max: 10_000 }),
    fc.integer({ min: 0, max: 100_000 }),
  )
  .chain(([{ item, answers }, id, most]) =>
    fc.constantFrom(...answers).map((answer) => ({ id, item, answer, points: most })),
  )

describe('marking a paper', () => {
  it('[EXM-125] gives whole hundredths whose sum is the score, within the maximum', () => {
    fc.assert(
      fc.property(fc.array(anyMarked, { maxLength: 40 }), (paper) => {
        const { items: marks, score, waiting } = markPaper(paper)
        const sum = marks.reduce((total, mark) => total + (mark.score ?? 0), 0)
        for (const [place, mark] of marks.entries())
          expect(mark.score ?? 0).toBeLessThanOrEqual(paper[place]!.points)
        expect(Number.isInteger(sum)).toBe(true)
        expect(score).toBe(waiting ? null : sum)
        expect(waiting).toBe(marks.some((mark) => mark.waiting))
      }),
    )
  })

  it('[EXM-098] awaits the teacher only if a text was written', () => {
    const annotation: Item = { kind: 'annotation', ...shared, model: 'm' }
    expect(markPaper([{ id: 1, item: annotation, answer: 'My words', points: 500 }])).toEqual({
      items: [{ id: 1, score: null, isRight: null, waiting: true }],
      score: null,
      waiting: true,
    })
    expect(markPaper([{ id: 1, item: annotation, answer: ' ', points: 500 }])).toMatchObject({
      score: 0,
      waiting: false,
    })
  })

  it('[EXM-125] converts points with two decimals without loss', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        (value) => hundredths(points(value)) === value,
      ),
    )
    expect(
      sumOf([
        { score: 10, waiting: false },
        { score: 20, waiting: false },
      ]),
    ).toEqual({ score: 30, waiting: false })
  })
})
