import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shapeOf } from './kinds/kind-shape.ts'
import { anyItem, anyKind } from './testing/factories.ts'
import {
  type Item,
  isAnswered,
  type ItemKind,
  itemKindOf,
  itemKinds,
  itemProblems,
  itemSchema,
  itemTypeCode,
} from './shape.ts'
import { usualMatching } from './kinds/blank/matching.ts'
import { optionName } from './option.ts'

const options = [
  { id: 'a', content: 'Price' },
  { id: 'b', content: 'Promise' },
]
const single: Item = { kind: 'single', stem: 'Which?', options, answer: 'a', analysis: '' }
const multiple: Item = {
  kind: 'multiple',
  stem: 'Which?',
  options,
  answer: ['a'],
  strategy: 'all',
  analysis: '',
}
const blank: Item = {
  kind: 'blank',
  stem: 'One ___ two _____.',
  blanks: [['x'], ['y']],
  analysis: '',
}

describe('kinds', () => {
  it('[EXM-088] have consecutive codes from 1 that can be read back', () => {
    const first = ['single', 'multiple', 'blank', 'judge', 'annotation']
    expect(itemKinds.slice(0, 5)).toEqual(first)
    expect(itemKinds.map(itemTypeCode)).toEqual(itemKinds.map((_, at) => at + 1))
    expect(itemKinds.map((_, at) => itemKindOf(at + 1))).toEqual(itemKinds)
    expect([0, itemKinds.length + 1, 1.5, Number.NaN].map(itemKindOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('name options by position', () => {
    expect([0, 1, 9].map(optionName)).toEqual(['A', 'B', 'J'])
  })
})

describe('itemSchema', () => {
  it('accepts every valid question unchanged', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        expect(itemSchema.parse(item)).toEqual(item)
      }),
    )
  })

  const tooManyOptions = Array.from({ length: 11 }, (_, i) => ({ id: `o${i}`, content: 'x' }))
  const option = (id: string, content: string) => ({ id, content })
  const faults: [string, Item, string, string][] = [
    ['an empty stem', { ...single, stem: ' \n' }, 'stem', 'required'],
    ['a long stem', { ...single, stem: 'x'.repeat(4001) }, 'stem', 'tooLong'],
    ['one option', { ...single, options: [option('a', 'x')] }, 'options', 'tooFew'],
    ['eleven options', { ...single, options: tooManyOptions, answer: 'o1' }, 'options', 'tooMany'],
    [
      'an empty option',
      { ...single, options: [option('a', 'x'), option('b', ' ')] },
      'options.1.content',
      'required',
    ],
    [
      'a long option',
      { ...single, options: [option('a', 'x'.repeat(1001)), option('b', 'y')] },
      'options.0.content',
      'tooLong',
    ],
    [
      'two options of one id',
      { ...single, options: [option('a', 'x'), option('a', 'y')] },
      'options',
      'repeated',
    ],
    [
      '[EXM-164] two options that look the same',
      { ...single, options: [option('a', 'An  invoice'), option('b', ' An invoice\u200B')] },
      'options.1.content',
      'sameOption',
    ],
    [
      'an id with a comma',
      { ...single, options: [option('a', 'x'), option('b,c', 'y')] },
      'options.1.id',
      'invalid',
    ],
    ['[EXM-165] no right option', { ...single, answer: '' }, 'answer', 'noRightOption'],
    ['a right option that is not there', { ...single, answer: 'z' }, 'answer', 'unknownOption'],
    ['[EXM-165] no right options', { ...multiple, answer: [] }, 'answer', 'noRightOption'],
    ['right options twice', { ...multiple, answer: ['a', 'a'] }, 'answer', 'repeated'],
    [
      'right options that are not there',
      { ...multiple, answer: ['a', 'z'] },
      'answer',
      'unknownOption',
    ],
    ['fewer alternatives than blanks', { ...blank, blanks: [['x']] }, 'blanks', 'blankCount'],
    [
      'more alternatives than blanks',
      { ...blank, blanks: [['x'], ['y'], ['z']] },
      'blanks',
      'blankCount',
    ],
    ['a stem without a blank', { ...blank, stem: 'One __ two', blanks: [] }, 'blanks', 'tooFew'],
    [
      'eleven blanks',
      { ...blank, stem: '___ '.repeat(11), blanks: Array.from({ length: 11 }, () => ['x']) },
      'blanks',
      'tooMany',
    ],
    ['a blank without alternatives', { ...blank, blanks: [['x'], []] }, 'blanks.1', 'required'],
    [
      'too many alternatives',
      { ...blank, blanks: [['x'], Array.from({ length: 21 }, () => 'y')] },
      'blanks.1',
      'tooMany',
    ],
    ['an empty alternative', { ...blank, blanks: [['x'], ['y', ' ']] }, 'blanks.1.1', 'required'],
    [
      'a long alternative',
      { ...blank, blanks: [['x'.repeat(201)], ['y']] },
      'blanks.0.0',
      'tooLong',
    ],
    [
      '[EXM-161] a text where a number is wanted',
      { ...blank, matching: [usualMatching, { ...usualMatching, numeric: true }] },
      'blanks.1.0',
      'notANumber',
    ],
    [
      '[EXM-161] a tolerance below nothing',
      { ...blank, matching: [usualMatching, { ...usualMatching, tolerance: '-1' }] },
      'matching.1.tolerance',
      'notANumber',
    ],
    [
      '[EXM-162] fewer rules than blanks',
      { ...blank, matching: [usualMatching] },
      'blanks',
      'blankCount',
    ],
    [
      'a long model',
      { kind: 'annotation', stem: 'Why?', model: 'x'.repeat(4001), analysis: '' },
      'model',
      'tooLong',
    ],
    [
      'a long analysis',
      { kind: 'judge', stem: 'So?', answer: true, analysis: 'x'.repeat(4001) },
      'analysis',
      'tooLong',
    ],
  ]
  it.each(faults)('refuses %s', (_name, item, path, code) => {
    expect(itemProblems(item)).toEqual([{ path, code }])
  })

  it('reports all problems of a question, and none of a valid one', () => {
    const faulty: Item = {
      ...single,
      stem: '',
      options: [option('a', ''), option('b', 'x')],
      answer: 'z',
    }
    expect(itemProblems(faulty).map(({ path }) => path)).toEqual([
      'stem',
      'options.0.content',
      'answer',
    ])
    expect([single, multiple, blank].flatMap(itemProblems)).toEqual([])
  })
})

describe('the shape of an answer', () => {
  const answerSchema = (kind: ItemKind) => shapeOf(kind).answerSchema

  it('[EXM-017] is a structured value for each kind', () => {
    expect(answerSchema('single').parse('a')).toBe('a')
    expect(answerSchema('multiple').parse(['a', 'b'])).toEqual(['a', 'b'])
    expect(answerSchema('blank').parse(['1,000', ''])).toEqual(['1,000', ''])
    expect(answerSchema('judge').parse(false)).toBe(false)
    expect(answerSchema('annotation').parse('A term')).toBe('A term')
  })

  it('is null for every kind if unanswered', () => {
    fc.assert(
      fc.property(anyKind, (kind) => {
        expect(answerSchema(kind).parse(null)).toBeNull()
        expect(isAnswered(kind, null)).toBe(false)
      }),
    )
  })

  it('is refused for values of another kind or beyond the limits', () => {
    const refused = [
      answerSchema('single').safeParse(['a']),
      answerSchema('multiple').safeParse(['a', 'a']),
      answerSchema('blank').safeParse(['x'.repeat(501)]),
      answerSchema('judge').safeParse('true'),
      answerSchema('annotation').safeParse('x'.repeat(5001)),
    ]
    expect(refused.map(({ success }) => success)).toEqual([false, false, false, false, false])
    expect(answerSchema('blank').safeParse(['x'.repeat(500)]).success).toBe(true)
    expect(answerSchema('annotation').safeParse('x'.repeat(5000)).success).toBe(true)
  })
})

describe('isAnswered', () => {
  it('counts a false, a single tick and one filled blank, but nothing empty', () => {
    expect(isAnswered('single', 'a')).toBe(true)
    expect(isAnswered('multiple', ['a'])).toBe(true)
    expect(isAnswered('multiple', [])).toBe(false)
    expect(isAnswered('blank', ['', 'x'])).toBe(true)
    expect(isAnswered('blank', ['', ' '])).toBe(false)
    expect(isAnswered('judge', false)).toBe(true)
    expect(isAnswered('annotation', ' \n')).toBe(false)
    expect(isAnswered('annotation', 'x')).toBe(true)
  })
})
