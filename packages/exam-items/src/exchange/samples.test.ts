import { describe, expect, it } from 'vitest'
import { readGift, readMoodleXml, type XmlNode } from '../exchange.ts'
import type { Item } from '../shape.ts'

const usual = { caseSensitive: false, numeric: false, tolerance: '' }
const gift = `// A comment, and a category that the bank does not have
$CATEGORY: tom/dick/harry

::Q1 title::1+1\\=2 {T}

::Q2:: What's between orange and green in the spectrum?
{ =yellow # right; good! ~red # wrong, it's yellow ~blue # wrong, it's yellow }

Two plus {=two =2} equals four.

Who's buried in Grant's tomb?{=no one =nobody =%50%a horse}

::Multiple:: Which two people are entombed? { ~%-100%No one ~%50%Grant ~%50%Grant's wife ~%-100%Grant's father ####Both of them. }

When was Ulysses S. Grant born?{#1822:5}

What is the value of pi (to 3 decimal places)? {#3.141..3.142}

::Essay::[html]<p>Write a <b>short</b> biography &amp; sign it.</p> {}

Match. { =cat -> meows =dog -> barks }

The ___ has ___ legs. {=dog =hound}{#4}

Escapes: \\~ \\= \\# \\{ \\} \\: and \\\\ {F}
`

const itemsOf = (list: { question?: { item: Item } }[]) =>
  list.map(({ question }) => question?.item)

describe('GIFT as Moodle documents it', () => {
  const read = readGift(gift, 100)
  it('[EXM-120] [EXM-180] gives the intended questions', () => {
    expect(itemsOf(read)).toEqual([
      { kind: 'judge', stem: '1+1=2', answer: true, analysis: '' },
      {
        kind: 'single',
        stem: "What's between orange and green in the spectrum?",
        options: [
          { id: 'a', content: 'yellow', feedback: 'right; good!' },
          { id: 'b', content: 'red', feedback: "wrong, it's yellow" },
          { id: 'c', content: 'blue', feedback: "wrong, it's yellow" },
        ],
        answer: 'a',
        analysis: '',
      },
      {
        kind: 'blank',
        stem: 'Two plus ___ equals four.',
        blanks: [['two', '2']],
        matching: [usual],
        analysis: '',
      },
      {
        kind: 'blank',
        stem: "Who's buried in Grant's tomb? ___",
        blanks: [['no one', 'nobody']],
        matching: [usual],
        analysis: '',
      },
      {
        kind: 'multiple',
        stem: 'Which two people are entombed?',
        options: ['No one', 'Grant', "Grant's wife", "Grant's father"].map((content, at) => ({
          id: 'abcd'[at],
          content,
        })),
        answer: ['b', 'c'],
        strategy: 'rightMinusWrong',
        analysis: 'Both of them.',
      },
      {
        kind: 'blank',
        stem: 'When was Ulysses S. Grant born? ___',
        blanks: [['1822']],
        matching: [{ caseSensitive: false, numeric: true, tolerance: '5' }],
        analysis: '',
      },
      {
        kind: 'blank',
        stem: 'What is the value of pi (to 3 decimal places)? ___',
        blanks: [['3.1415']],
        matching: [{ caseSensitive: false, numeric: true, tolerance: '0.0005' }],
        analysis: '',
      },
      {
        kind: 'annotation',
        stem: 'Write a short biography & sign it.',
        model: '',
        analysis: '',
      },
      {
        kind: 'matching',
        stem: 'Match.',
        prompts: ['cat', 'dog'].map((content, at) => ({ id: `p${at + 1}`, content })),
        options: [
          { id: 'e212i2p0q4bgg0', content: 'meows' },
          { id: 'e8s7thu1nakh6a', content: 'barks' },
        ],
        answer: ['e212i2p0q4bgg0', 'e8s7thu1nakh6a'],
        scoring: 'each',
        analysis: '',
      },
      {
        kind: 'blank',
        stem: 'The ___ has ___ legs.',
        blanks: [['dog', 'hound'], ['4']],
        matching: [usual, { caseSensitive: false, numeric: true, tolerance: '' }],
        analysis: '',
      },
      { kind: 'judge', stem: 'Escapes: ~ = # { } : and \\', answer: false, analysis: '' },
    ])
  })

  it('[EXM-180] reports what is left out, and the line of each question', () => {
    expect(read.map(({ warnings }) => warnings)).toEqual([
      [],
      [],
      [],
      ['partial'],
      ['weights'],
      [],
      [],
      ['formatting'],
      [],
      [],
      [],
    ])
    expect(read[8]).toMatchObject({ line: 21, faults: [] })
  })
})

const node = (
  name: string,
  attributes: Record<string, string>,
  ...inner: (XmlNode | string)[]
): XmlNode => ({
  name,
  attributes,
  text: inner.filter((part) => typeof part === 'string').join(''),
  children: inner.filter((part) => typeof part !== 'string'),
})
const words = (name: string, text: string, attributes = {}, ...more: XmlNode[]) =>
  node(name, attributes, node('text', {}, text), ...more)
const answer = (fraction: string, text: string, ...more: XmlNode[]) =>
  words('answer', text, { fraction }, ...more)
const question = (type: string, stem: string, ...more: XmlNode[]) =>
  node('question', { type }, words('questiontext', stem, { format: 'html' }), ...more)

describe('Moodle XML as Moodle writes it', () => {
  const read = readMoodleXml(
    node(
      'quiz',
      {},
      node('question', { type: 'category' }, words('category', 'top')),
      question(
        'truefalse',
        '<p>Water is <i>wet</i>.</p>',
        node('defaultgrade', {}, '1.0000000'),
        answer('0', 'true'),
        answer('100', 'false', words('feedback', 'Well done')),
      ),
      question(
        'multichoice',
        'One?',
        words('generalfeedback', '<p>Since it is.</p>'),
        node('single', {}, 'true'),
        answer('100', 'A'),
        answer('50', 'B'),
      ),
      question(
        'multichoice',
        'Several?',
        node('single', {}, 'false'),
        answer('50', 'A'),
        answer('50', 'B'),
        answer('-100', 'C'),
      ),
      question('shortanswer', 'Say', node('usecase', {}, '1'), answer('100', 'Yes')),
      question(
        'numerical',
        'How many ___?',
        answer('100', '23', node('tolerance', {}, '0.50000000')),
      ),
      question('essay', 'Write', words('graderinfo', 'Look for x', { format: 'html' })),
      question('cloze', '{1:SHORTANSWER:=x} {1:MULTICHOICE:=x~y}'),
      question('ddimageortext', 'x', node('defaultgrade', {}, '2000')),
      node(
        'question',
        { type: 'truefalse' },
        words('questiontext', '<img src="@@PLUGINFILE@@/a.png"> What?', {}, node('file', {}, 'AA')),
        answer('100', 'true'),
      ),
    ),
    100,
  )

  it('[EXM-120] [EXM-180] gives the intended questions', () => {
    const options = (texts: string) =>
      texts.split('').map((content) => ({ id: content.toLowerCase(), content }))
    expect(itemsOf(read)).toEqual([
      { kind: 'judge', stem: 'Water is wet.', answer: false, analysis: '' },
      {
        kind: 'single',
        stem: 'One?',
        options: options('AB'),
        answer: 'a',
        analysis: 'Since it is.',
      },
      {
        kind: 'multiple',
        stem: 'Several?',
        options: options('ABC'),
        answer: ['a', 'b'],
        strategy: 'rightMinusWrong',
        analysis: '',
      },
      {
        kind: 'blank',
        stem: 'Say ___',
        blanks: [['Yes']],
        matching: [{ ...usual, caseSensitive: true }],
        analysis: '',
      },
      {
        kind: 'blank',
        stem: 'How many ___?',
        blanks: [['23']],
        matching: [{ caseSensitive: false, numeric: true, tolerance: '0.5' }],
        analysis: '',
      },
      { kind: 'annotation', stem: 'Write', model: 'Look for x', analysis: '' },
      undefined,
      undefined,
      { kind: 'judge', stem: 'What?', answer: true, analysis: '' },
    ])
    expect(read[0]?.question?.points).toBe(100)
  })

  it('[EXM-180] refuses choices in cloze and unknown kinds with the reason, and reports what is left out', () => {
    expect(read.map(({ faults }) => faults[0]?.code)).toEqual([
      ...Array.from({ length: 6 }, () => undefined),
      'cloze',
      'kindUnknown',
      undefined,
    ])
    expect(read.map(({ warnings }) => warnings)).toEqual([
      ['formatting', 'feedback'],
      ['partial'],
      [],
      [],
      [],
      [],
      [],
      [],
      ['file', 'picture'],
    ])
  })
})
