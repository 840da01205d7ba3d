import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ExchangeQuestion,
  readGift,
  readSheetRow,
  settleItem,
  sheetCells,
  sheetFields,
  optionsMax,
  writeGift,
} from './exchange.ts'
import { type Item, itemKinds, itemSchema } from './shape.ts'
import { itemOf } from './testing/factories.ts'

/** Texts that mean something to one of the forms. */
const hostile = fc
  .array(
    fc.constantFrom(
      '~',
      '=',
      '#',
      '{',
      '}',
      ':',
      '\\',
      '\n',
      '\\n',
      '\r\n',
      '\t',
      '|',
      '%50%',
      '####',
      '->',
      '::',
      '//',
      '$CATEGORY:',
      '[html]',
      ']]>',
      '<![CDATA[',
      '<b>',
      '&amp;',
      '&',
      '"',
      "'",
      '广告成本',
      '=SUM(A1)',
      '+1',
      '-1',
      '@x',
      'a',
      ' ',
      '{T}',
      '_x0041_',
      '1e5',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''))

/** The same question with texts that ask more of a form. */
const hardened = (item: Item): fc.Arbitrary<Item> =>
  fc.array(hostile, { minLength: 60, maxLength: 60 }).map((texts) => {
    let at = 0
    const next = () => texts[at++ % texts.length] ?? ''
    const own = item as Item & {
      model?: string
      blanks?: string[][]
      options?: { id: string; content: string }[]
    }
    return {
      ...own,
      stem: own.kind === 'blank' ? `${next()}${own.stem}${next()}` : `${next()}x`,
      analysis: next(),
      ...(own.model === undefined ? {} : { model: next() }),
      ...(own.options && {
        options: own.options.map(({ id }, place) => ({ id, content: `${next()}${place}` })),
      }),
      ...(own.kind === 'blank' && {
        blanks: own.blanks?.map((list) => list.map((_, place) => `${next()}${place}`)),
      }),
    } as Item
  })

const numeric = fc
  .array(
    fc.record({
      texts: fc.array(fc.constantFrom('1', '-2.50', '1,234', '.5', '３'), {
        minLength: 1,
        maxLength: 3,
      }),
      rule: fc.record({
        caseSensitive: fc.boolean(),
        numeric: fc.constant(true),
        tolerance: fc.constantFrom('', '0', '0.01'),
      }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((list) => ({
    kind: 'blank' as const,
    stem: list.map(() => 'n ____').join(' '),
    blanks: list.map(({ texts }) => texts),
    matching: list.map(({ rule }) => rule),
    analysis: '',
  }))

const ofKind = (kind: Item['kind']): fc.Arbitrary<ExchangeQuestion> =>
  fc.record({
    item: (kind === 'blank'
      ? fc.oneof(itemOf[kind], numeric)
      : (itemOf[kind] as fc.Arbitrary<Item>)
    )
      .chain((item) =>
        fc.oneof(fc.constant(item), 'matching' in item ? fc.constant(item) : hardened(item)),
      )
      .filter((item) => itemSchema.safeParse(settleItem(item)).success),
    level: fc.integer({ min: 1, max: 3 }),
    points: fc.integer({ min: 0, max: 100_000 }),
  })

const settled = (one: ExchangeQuestion) => ({ ...one, item: settleItem(one.item) })
const own = (text: string) => itemKinds.find((kind) => kind === text)

describe.each(itemKinds)('a question of kind %s', (kind) => {
  it('[EXM-121] [EXM-183] is the same after it was written as GIFT and read again, whatever its texts', () => {
    fc.assert(
      fc.property(fc.array(ofKind(kind), { minLength: 1, maxLength: 3 }), (given) => {
        const questions = given.map(settled)
        const read = readGift(writeGift(questions), 10)
        expect(read.map(({ faults }) => faults)).toEqual(questions.map(() => []))
        expect(read.map(({ question }) => question)).toEqual(questions)
        expect(read.flatMap(({ warnings }) => warnings)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('[EXM-121] [EXM-183] is the same after it was written as cells and read again', () => {
    fc.assert(
      fc.property(ofKind(kind), (given) => {
        const question = settled(given)
        const all = sheetCells(question, (name) => name)
        const options = all.slice(2, 2 + optionsMax)
        const texts = [...all.slice(0, 2), ...all.slice(2 + optionsMax)]
        const cells = Object.fromEntries(sheetFields.map((name, at) => [name, texts[at] ?? '']))
        const read = readSheetRow(
          { line: 2, cells: cells as Record<(typeof sheetFields)[number], string>, options },
          own,
        )
        expect(read.faults).toEqual([])
        expect(read.question).toEqual(question)
      }),
      { numRuns: 150 },
    )
  })
})
