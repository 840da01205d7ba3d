import { type ExchangeQuestion, normaliseItem, writeMoodleXml } from '@titian/exam-items/exchange'
import { itemKinds, itemSchema } from '@titian/exam-items/shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zip } from '../../../../testing/zip-files.ts'
import { hostileItem } from '../../../../../../../packages/exam-items/src/testing/hostile-items.ts'
import { readQuestions } from '../../../../platform/parsing/questions.ts'
import { faultText } from './texts.ts'
import type { FoundQuestion } from './rules.ts'
import { readQuestionRows, writeQuestionSheet, writeTemplate } from './sheet.ts'

async function readBack(bytes: Buffer, isWorkbook: boolean): Promise<FoundQuestion[]> {
  const file = await readQuestions({ bytes, isWorkbook, most: 2000 })
  if (!file || file === 'encodingUnknown' || 'candidates' in file) return []
  return 'rows' in file ? (readQuestionRows(file)?.rows ?? []) : file.read
}
const readText = (text: string | Buffer) => readBack(Buffer.from(text), false)

const anyQuestions = (kind: (typeof itemKinds)[number]): fc.Arbitrary<ExchangeQuestion[]> =>
  fc.array(
    fc.record({
      item: hostileItem(kind)
        .map(normaliseItem)
        .filter((item) => itemSchema.safeParse(item).success),
      level: fc.integer({ min: 1, max: 3 }),
      points: fc.integer({ min: 0, max: 100_000 }),
      tags: fc.constantFrom(['Ports'], ['Sea freight', '海运']),
    }),
    { minLength: 1, maxLength: 3 },
  )

async function expectSame(read: FoundQuestion[], questions: ExchangeQuestion[]) {
  expect(read.flatMap(({ faults, warnings }) => [...faults, ...warnings])).toEqual([])
  expect(read.map(({ question }) => question)).toEqual(questions)
}

describe.each(itemKinds)('a question of kind %s', (kind) => {
  it('[EXM-121] [EXM-183] is unchanged by an export to Moodle XML and an import', () =>
    fc.assert(
      fc.asyncProperty(anyQuestions(kind), async (questions) =>
        expectSame(await readText(writeMoodleXml(questions)), questions),
      ),
      { numRuns: 100 },
    ))

  it('[EXM-121] [EXM-183] is unchanged by an export to a workbook and an import', () =>
    fc.assert(
      fc.asyncProperty(
        anyQuestions(kind),
        fc.constantFrom('en' as const, 'zh' as const, 'my' as const),
        async (questions, language) =>
          expectSame(
            await readBack(await writeQuestionSheet(questions, language), true),
            questions,
          ),
      ),
      { numRuns: 40 },
    ))
})

describe('a workbook of questions', () => {
  it('[EXM-120] from the template has the sample questions in every language', async () => {
    for (const language of ['en', 'zh', 'my'] as const) {
      const read = await readBack(await writeTemplate(language), true)
      expect(read.flatMap(({ faults }) => faults)).toEqual([])
      expect(read.map(({ question }) => question?.item.kind)).toEqual(['single', 'blank', 'judge'])
    }
  })

  it('[EXM-120] with the former Malay title of the explanation is still read', () => {
    const rows = [
      ['Kind', 'Question', 'Right answer', 'Analisis'],
      ['judge', 'A bill of lading is a receipt.', 'true', 'It names the goods.'],
    ]
    const read = readQuestionRows({ rows, lost: [] })
    expect(read?.unknownColumns).toEqual([])
    expect(read?.rows.map(({ question }) => question?.item.analysis)).toEqual([
      'It names the goods.',
    ])
  })

  it('[EXM-121] [TCH-092] stores a text that begins like a formula as text', async () => {
    const item = { kind: 'judge' as const, stem: '=1+1', answer: true, analysis: '' }
    const bytes = await writeQuestionSheet([{ item, level: 1, points: 100 }], 'en')
    return expect(readBack(bytes, true)).resolves.toMatchObject([{ question: { item } }])
  })
})

const quiz = (inner: string, before = '') => `<?xml version="1.0"?>${before}<quiz>${inner}</quiz>`
const judged = quiz(
  '<question type="truefalse"><name><text>n</text></name><questiontext format="html"><text>&x;</text></questiontext><answer fraction="100"><text>true</text></answer></question>',
)

describe('a file with wrong content', () => {
  it.each([
    ['an empty file', ''],
    ['spaces and comments alone', ' \n// nothing\n\n$CATEGORY: a\n'],
    [
      'entities of its own (XXE)',
      judged.replace('<quiz>', '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>'),
    ],
    [
      'entities of entities (billion laughs)',
      judged.replace('<quiz>', '<!doctype quiz [<!ENTITY a "aa"><!ENTITY x "&a;&a;">]><quiz>'),
    ],
  ])('[EXM-182] is refused: %s', async (_, content) => {
    expect(await readQuestions({ bytes: Buffer.from(content), isWorkbook: false, most: 9 })).toBe(
      undefined,
    )
  })

  it.each([
    ['XML of something else', '<html><body>x</body></html>', 'noAnswers'],
    ['XML that breaks off', judged.slice(0, -20), 'brokenXml'],
    ['a deep pile of elements', `<quiz>${'<a>'.repeat(200_000)}`, 'brokenXml'],
  ])('[EXM-182] has no question, and the reason at its line: %s', async (_, content, code) => {
    const read = await readText(content)
    expect(read).toMatchObject([{ line: 1, faults: [{ code }] }])
    expect(read[0]?.question).toBe(undefined)
  })

  it('[EXM-182] is refused with the reason: bytes of no encoding', async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0xd8])
    expect(await readQuestions({ bytes, isWorkbook: false, most: 9 })).toBe('encodingUnknown')
  })

  it('[EXM-182] is refused: an archive that is no workbook', async () => {
    const bytes = (await zip({ 'a.txt': 'a' })).subarray(0, 30)
    expect(await readQuestions({ bytes, isWorkbook: true, most: 9 })).toBe(undefined)
  })

  it('[EXM-182] has no XML entities expanded except the standard ones', async () => {
    const [one] = await readText(judged)
    expect(one?.question?.item.stem).toBe('&x;')
  })

  it('[EXM-182] takes time in proportion to its length', async () => {
    const started = performance.now()
    for (const part of ['<', '{', '::', '=', '\\', '{=a', '&', '\n\n{', '<![CDATA[', '%50%'])
      await readText(`a {=b}\n\n${part.repeat(500_000)}`)
    expect(performance.now() - started).toBeLessThan(8000)
  })
})

describe('a fault in a file', () => {
  it('[EXM-232] of plain text lists the text formats that are accepted', async () => {
    const [read] = await readText('Read the text and answer.\n')
    const [fault] = read?.faults ?? []
    if (!fault || 'lost' in fault) throw new Error('There is no fault.')
    for (const [language, name] of [
      ['en', 'GIFT, Aiken and Moodle XML'],
      ['zh', 'GIFT、Aiken 和 Moodle XML'],
      ['my', 'GIFT, Aiken dan Moodle XML'],
    ] as const)
      expect(faultText(fault, language)).toContain(name)
  })

  it('[EXM-180] is described in the language of the reader', () => {
    const fault = { path: 'options.1.content', code: 'sameOption' as const }
    expect((['en', 'zh', 'my'] as const).map((language) => faultText(fault, language))).toEqual([
      'Option B: Two options look the same.',
      '选项 B：有两个选项看起来相同',
      'Pilihan B: Dua pilihan kelihatan sama.',
    ])
  })
})

describe('the encoding of a file', () => {
  it('[EXM-120] may be that of Chinese programs, or have a byte order mark', async () => {
    const chinese = Buffer.concat([
      Buffer.from([0xd0, 0xd5, 0xc3, 0xfb]),
      Buffer.from('{T}', 'latin1'),
    ])
    expect((await readText(chinese))[0]?.question?.item.stem).toBe('姓名')
    expect((await readText('\uFEFF姓名{F}'))[0]?.question?.item.stem).toBe('姓名')
    const wide = Buffer.from('\uFEFF姓名{F}', 'utf16le')
    expect((await readText(wide))[0]?.question?.item.stem).toBe('姓名')
  })
})
