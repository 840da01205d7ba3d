import { describe, expect, it } from 'vitest'
import {
  type ExchangeQuestion,
  exportLosses,
  isAiken,
  readAiken,
  readGift,
  readMoodleXml,
  writeGift,
  writeMoodleXml,
  type XmlNode,
} from '../exchange.ts'
import type { Item } from '../shape.ts'

const node = (name: string, text: string, ...children: XmlNode[]): XmlNode => ({
  name,
  attributes: {},
  text,
  children,
})
const texts = (name: string, text: string, ...more: XmlNode[]) =>
  node(name, '', node('text', text), ...more)
const typed = (type: string, ...children: XmlNode[]): XmlNode => ({
  ...node('question', '', texts('questiontext', 'Which?'), ...children),
  attributes: { type },
})
const answer = (fraction: string, text: string, feedback = ''): XmlNode => ({
  ...texts('answer', text, texts('feedback', feedback)),
  attributes: { fraction },
})
const readXml = (...questions: XmlNode[]) => readMoodleXml(node('quiz', '', ...questions), 9)

const kept: Item = {
  kind: 'single',
  stem: 'Which?',
  options: [
    { id: 'a', content: 'Rail', feedback: 'Too slow: #1' },
    { id: 'b', content: 'Both' },
  ],
  keepOrder: true,
  answer: 'b',
  analysis: '',
}
const asked = (item: Item): ExchangeQuestion => ({ item, level: 1, points: 500 })

describe('feedback on an option', () => {
  it('[EXM-252] is read from and written to GIFT and Moodle XML', () => {
    const [gift] = readGift('Which? {~Rail#Too slow\\: \\#1 =Both}', 9)
    expect(gift).toMatchObject({
      warnings: [],
      question: { item: { options: [{ feedback: 'Too slow: #1' }, { id: 'b', content: 'Both' }] } },
    })
    expect(gift?.question?.item).not.toHaveProperty('options.1.feedback')
    const answers = [answer('0', 'Rail', '<p>Too <b>slow</b></p>'), answer('100', 'Both')]
    expect(readXml(typed('multichoice', ...answers))[0]).toMatchObject({
      warnings: ['formatting'],
      question: { item: { options: [{ feedback: 'Too slow' }, { content: 'Both' }] } },
    })
    expect(writeGift([asked(kept)])).toContain('~Rail#Too slow\\: \\#1')
    expect(writeMoodleXml([asked(kept)])).toContain(
      '<feedback format="plain_text"><text>Too slow: #1</text></feedback></answer>',
    )
  })

  it('[EXM-252] is reported if the question has no options', () => {
    expect(readGift('Ice is {=cold#Yes =icy}.', 9)[0]?.warnings).toEqual(['feedback'])
    expect(readXml(typed('shortanswer', answer('100', 'x', 'Yes')))[0]?.warnings).toEqual([
      'feedback',
    ])
  })
})

describe('options that keep their order', () => {
  it('[EXM-253] are read from and written to Moodle XML, and reported as lost in GIFT', () => {
    const two = [answer('0', 'Rail'), answer('100', 'Both')]
    const [fixed] = readXml(typed('multichoice', node('shuffleanswers', '0'), ...two))
    expect(fixed).toMatchObject({ warnings: [], question: { item: { keepOrder: true } } })
    const [loose] = readXml(typed('multichoice', node('shuffleanswers', '1'), ...two))
    expect(loose?.question?.item).not.toHaveProperty('keepOrder')
    expect(writeMoodleXml([asked(kept)])).toContain('<shuffleanswers>false</shuffleanswers>')
    expect(exportLosses(asked(kept), 'gift')).toEqual(['keepOrder'])
    expect(exportLosses(asked(kept), 'xml')).toEqual([])
  })
})

describe('categories', () => {
  it('[EXM-254] become tags of all following questions, in GIFT and Moodle XML', () => {
    const gift = readGift(
      '$CATEGORY: $course$/top/Ports//Quays/Week 1\n\nA{T}\n\nB{F}\n$CATEGORY: Rail\n// [tag:new]\nC{T}',
      9,
    )
    expect(gift.map(({ question }) => question?.tags)).toEqual([
      ['Ports/Quays', 'Week 1'],
      ['Ports/Quays', 'Week 1'],
      ['new', 'Rail'],
    ])
    const [first, second] = readXml(
      { ...node('question', '', texts('category', 'top/Ports')), attributes: { type: 'category' } },
      typed('essay', node('tags', '', texts('tag', 'new'))),
      typed('essay'),
    )
    expect(first?.question?.tags).toEqual(['new', 'Ports'])
    expect(second?.question?.tags).toEqual(['Ports'])
  })

  it('[EXM-254] are reported if there are too many tags', () => {
    const [read] = readGift(`$CATEGORY: a/${'x'.repeat(41)}\nA{T}`, 9)
    expect(read).toMatchObject({ warnings: ['tags'], question: { tags: ['a'] } })
    expect(
      readGift(`$CATEGORY: ${'abcdefghijk'.split('').join('/')}\nA{T}`, 9)[0]?.warnings,
    ).toEqual(['tags'])
  })
})

describe('Aiken', () => {
  const file = [
    '\uFEFFWhat is a TEU?',
    'A. A container',
    'of twenty feet',
    'B) A tax {on ships}',
    'ANSWER: A',
    '',
    'Which are ports?',
    '',
    'A. Klang',
    'B. Penang',
    'C. Ipoh',
    'ANSWER: A, B',
    '',
    'No answer?',
    'A. x',
    'B. y',
    '',
    'Which letter?',
    'A. x',
    'B. y',
    'ANSWER: D',
  ].join('\r\n')

  it('[EXM-255] gives its questions, and reports those without an answer', () => {
    expect(isAiken(file)).toBe(true)
    expect(isAiken('Which? {=a ~b}')).toBe(false)
    const read = readAiken(file, 9)
    expect(read.map(({ question }) => question?.item)).toEqual([
      {
        kind: 'single',
        stem: 'What is a TEU?',
        options: [
          { id: 'a', content: 'A container\nof twenty feet' },
          { id: 'b', content: 'A tax {on ships}' },
        ],
        answer: 'a',
        analysis: '',
      },
      {
        kind: 'multiple',
        stem: 'Which are ports?',
        options: ['Klang', 'Penang', 'Ipoh'].map((content, at) => ({ id: 'abc'[at], content })),
        answer: ['a', 'b'],
        strategy: 'all',
        analysis: '',
      },
      undefined,
      undefined,
    ])
    expect(read.map(({ line, faults }) => [line, faults[0]?.code])).toEqual([
      [1, undefined],
      [7, undefined],
      [14, 'noRightOption'],
      [18, 'rightUnknown'],
    ])
  })
})

describe('a question of GIFT', () => {
  it('[EXM-256] may follow the closing brace of another if it has a title', () => {
    const read = readGift('::a::One {T}\n::b::Two {\n=x\n~y\n}\n::c::Three {F}', 9)
    expect(read.map(({ line, question }) => [line, question?.item.stem])).toEqual([
      [1, 'One'],
      [2, 'Two'],
      [6, 'Three'],
    ])
  })

  it.each([
    ['Ice is {1:SHORTANSWER:=cold}.', 'giftCloze'],
    ['One {T}\nTwo {F}', 'twoQuestions'],
    ['Who? {=%60%horse}', 'noFullAnswer'],
    ['How many? {#=%50%4:1}', 'noFullAnswer'],
    ['Read this first.', 'noAnswers'],
  ])('[EXM-256] is refused with its own reason: %j', (text, code) => {
    expect(readGift(text, 9).map(({ faults }) => faults[0]?.code)).toEqual([code])
  })

  it('[TCH-205] is read as other programs write it: a single word, or an added multiple choice', () => {
    expect(readGift('How is 1 written? {One}', 9)[0]).toMatchObject({
      faults: [],
      question: { item: { kind: 'blank', blanks: [['One']] } },
    })
    // The braces in these texts contain no answers. With the first text, a wrong reader would lose
    // an answer.
    const others = [
      'Which? {One ~Two =Three}',
      'Which tag?\n{\n=Right {% a %}\n~{% b %}\n}',
      'What does {{ a }} do?',
    ]
    for (const one of others) expect(readGift(one, 9)[0]?.faults[0]?.code).toBe('noAnswers')
    const answers = [answer('100', 'Rail'), answer('0', 'Road'), answer('100', 'Sea')]
    expect(readXml(typed('oumultiresponse', ...answers))[0]).toMatchObject({
      faults: [],
      warnings: ['weights'],
      question: { item: { kind: 'multiple', answer: ['a', 'c'] } },
    })
  })

  it('[EXM-256] reports hints of Moodle', () => {
    expect(readXml(typed('essay', texts('hint', 'Think')))[0]?.warnings).toEqual(['hints'])
    expect(readXml(typed('essay', texts('hint', '')))[0]?.warnings).toEqual([])
  })
})
