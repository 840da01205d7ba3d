import { describe, expect, it } from 'vitest'
import {
  readGift,
  readMoodleXml,
  readSheetRow,
  writeGift,
  writeMoodleXml,
  type XmlNode,
} from '../../exchange.ts'
import type { Item } from '../../shape.ts'
import type { OrderingScoring } from './shape.ts'

const entries = ['Modular', 'Object', 'Oriented']
const options = entries.map((content, at) => ({ id: 'abc'.charAt(at), content }))
const question = (scoring: OrderingScoring): Item => ({
  kind: 'ordering',
  stem: 'Put these words in order.',
  options,
  scoring,
  analysis: '',
})
const asked = (item: Item) => ({ item, level: 1, points: 500 })

const node = (name: string, text = '', attributes = {}, ...children: XmlNode[]): XmlNode => ({
  name,
  attributes,
  text,
  children,
})
const words = (name: string, text: string, attributes = {}) =>
  node(name, '', attributes, node('text', text))

describe('GIFT of the ordering plugin', () => {
  it('[EXM-249] is written with every setting, so that no entry is read as one', () => {
    const text = writeGift([
      asked({
        ...question('place'),
        options: [...options, { id: 'd', content: 'none {1}: 50% = #1' }],
      } as Item),
    ])
    expect(text).toContain(
      '[plain]Put these words in order. {>4 ALL VERTICAL ABSOLUTE_POSITION SHOW none\nModular\nObject\nOriented\nnone \\{1\\}: 50% = #1\n}',
    )
  })

  it.each<[string, Item | undefined, string[]]>([
    ['>3 ALL VERTICAL ALL_OR_NOTHING SHOW none\nModular\nObject\nOriented', question('all'), []],
    ['>ALL EXACT\nModular\nObject\nOriented', undefined, []],
    ['>ALL ABS\nModular\nObject\nOriented', question('place'), []],
    ['>EXACT H REL\nModular\nObject\nOriented', question('neighbour'), []],
    ['> Modular\nObject\n\tOriented ', question('neighbour'), []],
    ['>3 RANDOM\nModular\nObject\nOriented', question('neighbour'), []],
    [
      '>3 ALL VERTICAL LONGEST_ORDERED_SUBSET\nModular\nObject\nOriented',
      question('neighbour'),
      ['weights'],
    ],
    [
      '>3 ALL VERTICAL RELATIVE_TO_CORRECT\nModular\nObject\nOriented',
      question('place'),
      ['weights'],
    ],
  ])('[EXM-249] is read as the plugin reads it: %j', (body, item, warnings) => {
    const [read] = readGift(`Put these words in order. {${body}}`, 1)
    expect(read?.faults).toEqual([])
    if (item) expect(read?.question?.item).toEqual(item)
    expect(read?.warnings).toEqual(warnings)
  })

  it('[EXM-249] reports entries of which Moodle shows only some', () => {
    const body = ['>3 RANDOM', ...entries, 'Dynamic', 'Learning'].join('\n')
    expect(readGift(`Order {${body}}`, 1)[0]?.warnings).toEqual(['subset'])
  })

  it('[EXM-249] reads HTML, feedback and an entry that looks like a comment', () => {
    const html =
      '::T::[html]<p>Order</p>{>2 ALL VERTICAL ABSOLUTE_POSITION SHOW none\n<i>a</i> &lt; b\nc####Why}'
    expect(readGift(html, 1)[0]?.question?.item).toMatchObject({
      stem: 'Order',
      options: [{ content: 'a < b' }, { content: 'c' }],
      analysis: 'Why',
    })
    const comments = {
      ...question('all'),
      options: ['// a', '$CATEGORY: b', '\\// c'].map((content, at) => ({
        id: 'abc'.charAt(at),
        content,
      })),
    } as Item
    expect(readGift(writeGift([asked(comments)]), 1)[0]?.question?.item).toEqual(comments)
  })
})

describe('Moodle XML of an ordering question', () => {
  /** A question that was copied from the tests of the Moodle plugin. */
  const moodle = (settings: Record<string, string>) =>
    node(
      'quiz',
      '',
      {},
      node(
        'question',
        '',
        { type: 'ordering' },
        words('questiontext', 'Put these words in order.', { format: 'html' }),
        node('defaultgrade', '1.0000000'),
        ...Object.entries(settings).map(([name, text]) => node(name, text)),
        words('correctfeedback', 'Your answer is correct.', { format: 'html' }),
        node('shownumcorrect', '1'),
        ...entries.map((text, at) =>
          words('answer', text, { fraction: `${at + 1}.0000000`, format: 'moodle_auto_format' }),
        ),
      ),
    )

  it('[EXM-249] is read with its layout, selection and grading', () => {
    const settings = { layouttype: 'HORIZONTAL', selecttype: 'ALL', selectcount: '0' }
    const read = (grading: string, more = {}) =>
      readMoodleXml(moodle({ ...settings, gradingtype: grading, ...more }), 1)[0]
    expect(read('ABSOLUTE_POSITION')).toMatchObject({
      faults: [],
      warnings: [],
      question: { item: question('place'), points: 100 },
    })
    expect(read('ALL_OR_NOTHING')?.question?.item).toEqual(question('all'))
    expect(read('RELATIVE_NEXT_EXCLUDE_LAST')?.question?.item).toEqual(question('neighbour'))
    expect(read('LONGEST_CONTIGUOUS_SUBSET')).toMatchObject({
      warnings: ['weights'],
      question: { item: question('neighbour') },
    })
    expect(read('ALL_OR_NOTHING', { selecttype: 'RANDOM' })?.warnings).toEqual([])
  })

  it('[EXM-249] is written with the settings that the plugin reads, and entries numbered from 1', () => {
    const text = writeMoodleXml([asked(question('neighbour'))])
    for (const part of [
      '<question type="ordering">',
      '<layouttype>VERTICAL</layouttype>',
      '<selecttype>ALL</selecttype>',
      '<selectcount>3</selectcount>',
      '<gradingtype>RELATIVE_NEXT_EXCLUDE_LAST</gradingtype>',
      '<numberingstyle>none</numberingstyle>',
      '<answer fraction="1" format="plain_text"><text>Modular</text></answer>',
      '<answer fraction="3" format="plain_text"><text>Oriented</text></answer>',
    ])
      expect(text).toContain(part)
  })
})

describe('a row of a sheet', () => {
  const read = (given: { options?: string[]; right?: string; rules?: string }) =>
    readSheetRow(
      {
        line: 2,
        cells: {
          kind: 'ordering',
          stem: 'Put these words in order.',
          right: given.right ?? '',
          blanks: '',
          rules: given.rules ?? '',
          model: '',
          feedback: '',
          analysis: '',
          level: '',
          points: '',
          tags: '',
        },
        options: given.options ?? [],
      },
      () => undefined,
    )

  it('[EXM-249] has the entries in the columns of options, in the right order or with letters that state it', () => {
    expect(read({ options: entries }).question?.item).toEqual(question('place'))
    expect(
      read({ options: ['Oriented', '', 'Modular', 'Object'], right: 'c, D a', rules: 'All' })
        .question?.item,
    ).toEqual(question('all'))
    expect(read({ right: entries.join('\n') }).question?.item).toEqual(question('place'))
  })

  it.each([
    ['a letter is missing', 'A, B', 'noRightOption'],
    ['a letter is there twice', 'A, B, C, C', 'noRightOption'],
    ['a letter has no entry', 'A, B, D', 'rightUnknown'],
  ])('[EXM-249] is refused beside the right answer where %s', (_, right, code) => {
    expect(read({ options: entries, right }).faults).toEqual([{ path: 'right', code }])
  })

  it('[EXM-249] is refused with an unknown rule, or without entries', () => {
    expect(read({ options: entries, rules: 'most' }).faults).toEqual([
      { path: 'scoring', code: 'invalid' },
    ])
    expect(read({}).faults).toEqual([{ path: 'options', code: 'tooFew' }])
  })
})
