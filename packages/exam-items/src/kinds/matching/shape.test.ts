import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertItem } from '../../draft.ts'
import { drawOptionOrder, publicItem } from '../../public.ts'
import { completeItem, type Item, itemProblems, keepsShape, readWireAnswer } from '../../shape.ts'
import { itemOf } from '../../testing/factories.ts'
import type { MatchingItem } from './shape.ts'

const texts = (list: string[]) => list.map((content) => ({ id: content.toLowerCase(), content }))
const item: MatchingItem = {
  kind: 'matching',
  stem: 'Which port lies where?',
  prompts: texts(['Klang', 'Penang']),
  options: texts(['Selangor', 'Butterworth', 'Johor']),
  answer: ['selangor', 'butterworth'],
  scoring: 'each',
  analysis: '',
}

/**
 * Returns a question with the same texts and other pairs. As teachers write questions, each option
 * is beside its prompt, and the letters are consecutive.
 */
function pairedOtherwise(question: MatchingItem, places: readonly number[]): MatchingItem {
  const options = places.map((place, at) => ({
    id: `o${at}`,
    content: question.options[place]?.content ?? '',
  }))
  const answer = question.prompts.map((_, at) => `o${at % options.length}`)
  return { ...question, options, answer, scoring: 'all' }
}
const placesOf = (question: MatchingItem) =>
  fc.shuffledSubarray(
    question.options.map((_, at) => at),
    { minLength: question.options.length },
  )

describe("the student's view of a matching question", () => {
  it('[EXM-239] does not depend on the pairs, including ids and order', () => {
    fc.assert(
      fc.property(
        itemOf.matching.chain((one) => fc.tuple(fc.constant(one), placesOf(one))),
        ([question, places]) => {
          const other = completeItem(pairedOtherwise(question, places))
          const view = publicItem(completeItem(question))
          expect(publicItem(other)).toEqual(view)
          expect(drawOptionOrder(publicItem(other), () => 0.4)).toEqual(
            drawOptionOrder(view, () => 0.4),
          )
        },
      ),
    )
  })

  it('[EXM-239] keeps the ids when texts are corrected, so that answers still fit', () => {
    const kept = completeItem(item) as MatchingItem
    const corrected = {
      ...kept,
      options: kept.options.map((one, at) => (at ? one : { ...one, content: 'Selangor state' })),
    }
    expect(completeItem(corrected)).toEqual(corrected)
    expect(keepsShape(kept, corrected)).toBe(true)
    expect(keepsShape(kept, { ...kept, prompts: kept.prompts.toReversed() })).toBe(false)
  })
})

describe('a question of pairs', () => {
  const many = (count: number, longest = 1) =>
    Array.from({ length: count }, (_, at) => ({ id: `x${at}`, content: `${at}`.repeat(longest) }))
  const faults: [string, Partial<MatchingItem>, string, string][] = [
    ['one prompt', { prompts: texts(['A']), answer: ['johor'] }, 'prompts', 'tooFew'],
    [
      '21 prompts',
      { prompts: many(21), answer: many(21).map(() => 'johor') },
      'prompts',
      'tooMany',
    ],
    ['one option', { options: texts(['Johor']), answer: ['johor', 'johor'] }, 'options', 'tooFew'],
    ['31 options', { options: many(31), answer: ['x1', 'x2'] }, 'options', 'tooMany'],
    [
      'an empty prompt',
      { prompts: [...texts(['Klang']), { id: 'p', content: ' ' }] },
      'prompts.1.content',
      'required',
    ],
    [
      'two prompts that look the same',
      { prompts: [...texts(['Klang']), { id: 'p', content: ' Klang\u200B' }] },
      'prompts.1.content',
      'repeated',
    ],
    [
      'two options that look the same',
      { options: [...item.options, { id: 'p', content: 'Johor ' }] },
      'options.3.content',
      'sameOption',
    ],
    ['a prompt without its option', { answer: ['selangor', ''] }, 'answer.1', 'required'],
    ['an option that is not there', { answer: ['selangor', 'x'] }, 'answer.1', 'unknownOption'],
    ['fewer answers than prompts', { answer: ['selangor'] }, 'answer', 'invalid'],
  ]
  it.each(faults)('[EXM-238] is refused with %s', (_name, change, path, code) => {
    expect(itemProblems({ ...item, ...change })).toEqual([{ path, code }])
  })

  it('[EXM-238] may have more or fewer options than prompts, and one option for several prompts', () => {
    expect(itemProblems(item)).toEqual([])
    const fewer = { ...item, prompts: many(20), answer: many(20).map(() => 'johor') }
    expect(itemProblems(fewer)).toEqual([])
    expect(itemProblems({ ...item, options: [...item.options, ...many(27)] })).toEqual([])
  })

  it('[EXM-238] becomes a choice without a right option, and is created from one', () => {
    const choice = convertItem(item, 'multiple') as Extract<Item, { kind: 'multiple' }>
    expect(choice).toMatchObject({ options: item.options, answer: [] })
    const pairs = convertItem({ ...choice, answer: ['johor'] }, 'matching')
    expect(pairs).toMatchObject({ answer: ['selangor', 'butterworth', 'johor'] })
    expect(itemProblems(pairs).map(({ path }) => path)).toEqual(
      [0, 1, 2].map((at) => `prompts.${at}.content`),
    )
  })
})

describe('an answer to pairs', () => {
  const read = (value: unknown) => readWireAnswer('matching', publicItem(item), value)
  it('[EXM-239] has an option for each prompt, or none', () => {
    expect(read(['johor', 'johor'])).toEqual(['johor', 'johor'])
    expect(read(['', 'johor'])).toEqual(['', 'johor'])
    expect(read(',johor')).toEqual(['', 'johor'])
    expect(read(null)).toBeNull()
  })

  it('[EXM-239] is refused with unknown options or a wrong number of them', () => {
    for (const value of [['johor'], ['johor', 'x'], ['johor', 'johor', ''], 'johor', 1, [1, 2], ''])
      expect(read(value)).toBeUndefined()
  })
})
