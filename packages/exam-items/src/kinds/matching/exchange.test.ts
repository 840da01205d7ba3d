import { describe, expect, it } from 'vitest'
import {
  exportLosses,
  normaliseItem,
  readGift,
  readMoodleXml,
  readSheetRow,
  sheetCells,
  writeGift,
  writeMoodleXml,
  type XmlNode,
} from '../../exchange.ts'
import { optionsMax } from '../../option.ts'
import { itemProblems } from '../../shape.ts'
import type { MatchingItem } from './shape.ts'

const texts = (list: string[]) => list.map((content) => ({ id: content, content }))
const item = normaliseItem({
  kind: 'matching',
  stem: 'Which port lies where?',
  prompts: texts(['Klang', 'Penang -> north', 'Port Dickson']),
  options: texts(['Selangor', 'Butterworth', 'Johor']),
  answer: ['Selangor', 'Butterworth', 'Selangor'],
  scoring: 'all',
  analysis: 'Look at a map.',
}) as MatchingItem
const question = { item, level: 2, points: 600 }

/** Returns the pairs as people read them. */
const pairsOf = (given: unknown) => {
  const { prompts, options, answer } = given as MatchingItem
  const textOf = (id: string) => options.find((option) => option.id === id)?.content
  return {
    pairs: prompts.map(({ content }, at) => [content, textOf(answer[at] ?? '')]),
    extra: options.filter(({ id }) => !answer.includes(id)).map(({ content }) => content),
  }
}

describe('pairs in GIFT', () => {
  it('[EXM-241] are written as Moodle reads them, options without a prompt last', () => {
    const gift = writeGift([question])
    expect(gift).toContain('=Klang -> Selangor\n')
    expect(gift).toContain('=Port Dickson -> Selangor\n= -> Johor\n')
    expect(readGift(gift, 9)[0]?.question).toEqual(question)
  })

  it.each(['{=a -> b}', '{=a -> b =c}', '{=a -> b =c -> d ~e}'])(
    '[EXM-241] are refused if they are no matching question: %s',
    (answers) => {
      const [read] = readGift(`Where? ${answers}`, 9)
      expect(read?.question).toBe(undefined)
      expect(read?.faults).toEqual([{ path: 'answer', code: 'pairsIncomplete' }])
    },
  )

  it('[EXM-241] are read with options for several prompts or none', () => {
    const [read] = readGift(
      'Where? {=Klang -> Selangor =Dickson->N. Sembilan =Sepang -> Selangor = -> Johor}',
      9,
    )
    expect(read?.faults).toEqual([])
    expect(pairsOf(read?.question?.item)).toEqual({
      pairs: [
        ['Klang', 'Selangor'],
        ['Dickson', 'N. Sembilan'],
        ['Sepang', 'Selangor'],
      ],
      extra: ['Johor'],
    })
    expect(read?.question?.item).toMatchObject({ scoring: 'each' })
  })

  it('[EXM-241] without a prompt or an option are refused with their position', () => {
    const [one] = readGift('Where? {=Klang -> Selangor = -> Johor}', 9)
    expect(one?.faults).toEqual([{ path: 'prompts', code: 'tooFew' }])
    const [other] = readGift('Where? {=Klang -> Selangor =Penang -> =Muar -> Johor}', 9)
    expect(other?.faults).toEqual([{ path: 'answer.1', code: 'required' }])
  })
})

const node = (
  name: string,
  attributes: Record<string, string>,
  text: string,
  ...children: XmlNode[]
) => ({
  name,
  attributes,
  text,
  children,
})
const plain = (name: string, text: string, attributes = {}, ...more: XmlNode[]): XmlNode =>
  node(name, attributes, '', node('text', {}, text), ...more)
const subquestion = (prompt: string, option: string) =>
  plain('subquestion', prompt, { format: 'html' }, plain('answer', option))

describe('pairs in Moodle XML', () => {
  it.each(['matching', 'ddmatch'])('[EXM-241] are read as Moodle writes them: %s', (type) => {
    const [read] = readMoodleXml(
      node('quiz', {}, '', {
        ...node('question', { type }, ''),
        children: [
          plain('questiontext', '<p>Which port lies where?</p>', { format: 'html' }),
          node('shuffleanswers', {}, 'true'),
          subquestion('<p>Klang</p>', 'a < b'),
          subquestion('<p>Penang</p>', 'Butterworth'),
          subquestion('', 'Johor'),
        ],
      }),
      9,
    )
    expect(read).toMatchObject({ faults: [], warnings: [] })
    expect(pairsOf(read?.question?.item)).toEqual({
      pairs: [
        ['Klang', 'a < b'],
        ['Penang', 'Butterworth'],
      ],
      extra: ['Johor'],
    })
  })

  it('[EXM-241] are written with a subquestion each, and report what Moodle does differently', () => {
    const xml = writeMoodleXml([question])
    expect(xml).toContain('<question type="matching">')
    expect(xml.match(/<subquestion /g)).toHaveLength(4)
    expect(exportLosses(question, 'xml')).toEqual(['allOrNothing'])
    const drawn = {
      ...item,
      scoring: 'each' as const,
      options: item.options.map((one) => ({ ...one, content: `![A](picture:${one.id})` })),
    }
    expect(exportLosses({ ...question, item: drawn }, 'xml')).toEqual(['plainOptions'])
    expect(exportLosses({ ...question, item: drawn }, 'gift')).toEqual(['files'])
  })
})

describe('pairs in a sheet', () => {
  it('[EXM-241] are one in each line, with a bar between prompt and option', () => {
    const cells = sheetCells(question, (kind) => kind)
    expect(cells[2 + optionsMax]).toBe(
      'Klang | Selangor\nPenang -> north | Butterworth\nPort Dickson | Selangor\n| Johor',
    )
    expect(cells).toContain('all')
  })

  it('[EXM-241] are refused with the number of an invalid line', () => {
    const cells = {
      kind: 'matching',
      stem: 'Where?',
      right: 'Klang | Selangor\nPenang',
      blanks: '',
      rules: '',
      model: '',
      feedback: '',
      analysis: '',
      level: '',
      points: '',
      tags: '',
    }
    const read = (right: string) =>
      readSheetRow({ line: 2, cells: { ...cells, right }, options: [] }, () => 'matching')
    expect(read(cells.right).faults).toEqual([{ path: 'right', code: 'pairUnclear' }])
    expect(read('A | B | C').faults).toEqual([{ path: 'right', code: 'pairUnclear' }])
    const good = read('Klang | Selangor\nPenang | Butterworth').question?.item
    expect(good && itemProblems(good)).toEqual([])
  })

  it('[EXM-241] fit into a cell of a workbook, however long', () => {
    const long = (at: number, most: number) => `${at} `.padEnd(most, 'x')
    const list = (count: number, most: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `o${at}`, content: long(at, most) }))
    const largest: MatchingItem = {
      ...item,
      prompts: list(20, 500),
      options: list(30, 400),
      answer: list(20, 1).map(() => 'o0'),
    }
    expect(itemProblems(largest)).toEqual([])
    const cell = sheetCells({ ...question, item: largest }, (kind) => kind)[2 + optionsMax] ?? ''
    expect(cell.length).toBeLessThan(32_767)
  })
})
