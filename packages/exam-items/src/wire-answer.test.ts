import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemOf } from './testing/factories.ts'
import { publicItem } from './public.ts'
import { type Item, readWireAnswer } from './shape.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id, content: `Option ${id}` }))
const single = publicItem({ kind: 'single', stem: 'S', options, answer: 'a', analysis: '' })
const multiple = publicItem({
  kind: 'multiple',
  stem: 'S',
  options,
  answer: ['a'],
  strategy: 'all',
  analysis: '',
})
const blanks = (count: number) =>
  publicItem({
    kind: 'blank',
    stem: '___ '.repeat(count),
    blanks: Array.from({ length: count }, () => ['x']),
    analysis: '',
  })
const judge = publicItem({ kind: 'judge', stem: 'S', answer: true, analysis: '' })
const annotation = publicItem({ kind: 'annotation', stem: 'S', model: '', analysis: '' })

const readBack = (item: Item, value: unknown) => readWireAnswer(item.kind, publicItem(item), value)

describe('readWireAnswer', () => {
  it('[EXM-017] gives back a stored answer as it is', () => {
    fc.assert(
      fc.property(itemOf.multiple, fc.infiniteStream(fc.boolean()), (item, ticks) => {
        const stored = item.options.map(({ id }) => id).filter(() => ticks.next().value)
        expect(readBack(item, stored)).toEqual(stored)
        expect(readBack(item, null)).toBeNull()
      }),
    )
    fc.assert(
      fc.property(itemOf.blank, fc.string({ maxLength: 400 }), (item, text) => {
        const stored = item.blanks.map((_, index) => (index % 2 ? '' : text))
        expect(readBack(item, stored)).toEqual(stored)
      }),
    )
    fc.assert(
      fc.property(itemOf.single, (item) => {
        for (const { id } of item.options) expect(readBack(item, id)).toBe(id)
      }),
    )
  })

  it('[EXM-015] reads the comma-joined form of an array', () => {
    fc.assert(
      fc.property(itemOf.multiple, (item) => {
        expect(readBack(item, item.answer.join(','))).toEqual(item.answer)
      }),
    )
    expect(readWireAnswer('multiple', multiple, 'a,c')).toEqual(['a', 'c'])
    expect(readWireAnswer('multiple', multiple, '')).toEqual([])
    expect(readWireAnswer('blank', blanks(2), 'x,y')).toEqual(['x', 'y'])
    expect(readWireAnswer('blank', blanks(3), 'x,,y')).toEqual(['x', '', 'y'])
  })

  it('[EXM-017] does not guess if joined texts contain commas', () => {
    expect(readWireAnswer('blank', blanks(2), '1,000,y')).toBeUndefined()
    expect(readWireAnswer('blank', blanks(3), 'x,y')).toBeUndefined()
    expect(readWireAnswer('blank', blanks(2), ['1,000', 'y'])).toEqual(['1,000', 'y'])
    expect(readWireAnswer('blank', blanks(1), '1,000')).toEqual(['1,000'])
  })

  it('refuses unknown options, repeated options and wrong numbers of texts', () => {
    expect(readWireAnswer('single', single, 'z')).toBeUndefined()
    expect(readWireAnswer('single', single, ['a'])).toBeUndefined()
    expect(readWireAnswer('multiple', multiple, ['a', 'z'])).toBeUndefined()
    expect(readWireAnswer('multiple', multiple, 'a,a')).toBeUndefined()
    expect(readWireAnswer('multiple', multiple, [1])).toBeUndefined()
    expect(readWireAnswer('blank', blanks(2), ['x'])).toBeUndefined()
    expect(readWireAnswer('blank', blanks(1), ['x'.repeat(501)])).toBeUndefined()
    expect(readWireAnswer('blank', blanks(1), 7)).toBeUndefined()
    expect(readWireAnswer('single', judge, 'a')).toBeUndefined()
  })

  it('reads true and false in each of their forms, and refuses other values', () => {
    const words = [true, 'true', '1', false, 'false', '0']
    expect(words.map((word) => readWireAnswer('judge', judge, word))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(readWireAnswer('judge', judge, 'yes')).toBeUndefined()
    expect(readWireAnswer('judge', judge, '')).toBeUndefined()
  })

  it('keeps the text of an annotation with commas, up to its limit', () => {
    expect(readWireAnswer('annotation', annotation, 'One, two')).toBe('One, two')
    expect(readWireAnswer('annotation', annotation, 'x'.repeat(5001))).toBeUndefined()
    expect(readWireAnswer('annotation', annotation, ['x'])).toBeUndefined()
  })
})
