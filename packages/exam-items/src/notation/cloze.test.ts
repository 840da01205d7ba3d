import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportLosses, type ExchangeQuestion, readMoodleXml, writeMoodleXml } from '../exchange.ts'
import type { Item } from '../shape.ts'
import { readCloze, withoutBlanks, writeClozeBlank } from './cloze.ts'

const rule = { caseSensitive: false, numeric: false, tolerance: '' }
const two: Item = {
  kind: 'blank',
  stem: 'Mix ___ and _____, a {3:MULTICHOICE:=x} and {braces}.',
  blanks: [['red', 'crim~son}'], ['1.5']],
  matching: [
    { ...rule, caseSensitive: true },
    { ...rule, numeric: true, tolerance: '0.1' },
  ],
  analysis: '',
}
const asked = (item: Item, points = 500): ExchangeQuestion => ({ item, level: 1, points })

const clozeOf = (text: string) =>
  readMoodleXml(
    {
      name: 'quiz',
      attributes: {},
      text: '',
      children: [
        {
          name: 'question',
          attributes: { type: 'cloze' },
          text: '',
          children: [
            {
              name: 'questiontext',
              attributes: { format: 'html' },
              text: '',
              children: [{ name: 'text', attributes: {}, text, children: [] }],
            },
          ],
        },
      ],
    },
    9,
  )[0]

describe('a question with several blanks', () => {
  it('[EXM-230] is written as cloze with answers and points of each blank', () => {
    const xml = writeMoodleXml([asked(two, 400)])
    expect(xml).toContain('<question type="cloze">')
    expect(xml).toContain(
      'Mix {2:SHORTANSWER_C:=red~=crim&amp;#126;son&amp;#125;} and {2:NUMERICAL:=1.5:0.1}',
    )
    expect(xml).not.toContain('{3:MULTICHOICE')
    expect(xml).not.toContain('<answer')
  })

  it('[EXM-230] gets one point for each blank if points cannot be divided, with a note', () => {
    expect(writeMoodleXml([asked(two)])).toContain('{1:SHORTANSWER_C:')
    expect(exportLosses(asked(two), 'xml')).toEqual(['blankPoints'])
    expect(exportLosses(asked(two, 400), 'xml')).toEqual([])
  })

  it('[EXM-230] is read from the cloze of other programs', () => {
    const read = clozeOf(
      '<p>Ice is {1:SHORTANSWER:=cold~%50%chilly~hot#Well, no}{2:NM:=0:0.5}, not {:SAC:%100%Warm}.</p>',
    )
    expect(read?.question?.item).toEqual({
      kind: 'blank',
      stem: 'Ice is ___ ___, not ___.',
      blanks: [['cold'], ['0'], ['Warm']],
      matching: [
        rule,
        { ...rule, numeric: true, tolerance: '0.5' },
        { ...rule, caseSensitive: true },
      ],
      analysis: '',
    })
    expect(read?.warnings.toSorted()).toEqual(['feedback', 'partial', 'weights'])
  })

  it('[EXM-230] is refused with a reason if a blank is a choice', () => {
    expect(clozeOf('{1:SA:=a} {1:MULTICHOICE:=a~b}')?.faults[0]?.code).toBe('cloze')
  })

  it('[EXM-230] keeps every answer and every text between blanks', () => {
    const texts = fc.string({ unit: fc.constantFrom(...Array.from('a~=#{}:/\\&;%*"<1 \u2060_SA')) })
    fc.assert(
      fc.property(
        texts,
        texts,
        fc.array(texts, { minLength: 1, maxLength: 3 }),
        (before, behind, given) => {
          const answers = given
            .map((text) => `x${text}x`)
            .map((text) => ({ text, fraction: 100, tolerance: '', hasFeedback: false }))
          const blank = { isNumeric: false, isCaseSensitive: false, weight: 1, answers }
          const whole = withoutBlanks(before) + writeClozeBlank(blank) + withoutBlanks(behind)
          expect(readCloze(whole, true)).toEqual({ texts: [before, behind], blanks: [blank] })
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('differences in a file for other programs', () => {
  const stem = 'Which?'
  const options = ['a', 'b', 'c'].map((id) => ({ id, content: id }))
  const many = (strategy: 'all' | 'perOption' | 'rightMinusWrong'): Item => ({
    kind: 'multiple',
    stem,
    options,
    answer: ['a', 'b'],
    strategy,
    analysis: '',
  })
  const essay: Item = { kind: 'annotation', stem, model: 'Because', analysis: '' }
  const shown: Item = { ...essay, model: '', stem: `![A ship](picture:${'a'.repeat(22)})` }
  it.each<[string, Item, 'xlsx' | 'gift' | 'xml', string[]]>([
    ['all or nothing', many('all'), 'xml', ['allOrNothing']],
    ['all or nothing', many('all'), 'gift', ['allOrNothing']],
    ['each option for itself', many('perOption'), 'xml', ['perOption']],
    ['weights as Moodle has them', many('rightMinusWrong'), 'xml', []],
    ['anything in our own sheet', many('all'), 'xlsx', []],
    ['several blanks', two, 'gift', ['severalBlanks', 'caseSensitive']],
    ['a model answer', essay, 'gift', ['model']],
    ['a model answer', essay, 'xml', []],
    ['a picture', shown, 'gift', ['files']],
    ['a picture', shown, 'xml', []],
  ])('[EXM-230] is named: %s', (_, item, form, losses) => {
    expect(exportLosses(asked(item, 400), form)).toEqual(losses)
  })
})
