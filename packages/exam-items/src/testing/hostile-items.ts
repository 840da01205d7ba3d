import fc from 'fast-check'
import type { Item } from '../item.ts'
import type { ItemKind } from '../item-kind.ts'

/** Texts that mean something to a form in which questions travel. */
export const hostileText = fc
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
      '1e5',
      '😀',
      '\u0001',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''))

/** Hostile and yet not empty; the number keeps two of them apart. */
const filled = (at: number) => hostileText.map((text) => `${text}${at}`)
const list = (least: number, most: number) =>
  fc
    .integer({ min: least, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => filled(at))))
const shared = { stem: filled(0), analysis: fc.oneof(fc.constant(''), hostileText) }
const optionsOf = list(2, 10).map((texts) =>
  texts.map((content, at) => ({ id: `o${9 - at}`, content })),
)

const words = fc.record({
  texts: list(1, 4),
  rule: fc.record({
    caseSensitive: fc.boolean(),
    numeric: fc.constant(false),
    tolerance: fc.constantFrom('', '0.5'),
  }),
})
const numbers = fc.record({
  texts: fc.array(fc.constantFrom('1', '-2.50', '1,234', '.5', '３'), {
    minLength: 1,
    maxLength: 3,
  }),
  rule: fc.record({
    caseSensitive: fc.boolean(),
    numeric: fc.constant(true),
    tolerance: fc.constantFrom('', '0', '0.01', '0.50000'),
  }),
})

const items: Record<ItemKind, fc.Arbitrary<unknown>> = {
  single: optionsOf.chain((options) =>
    fc.record({
      kind: fc.constant('single'),
      ...shared,
      options: fc.constant(options),
      answer: fc.constantFrom(...options.map(({ id }) => id)),
    }),
  ),
  multiple: optionsOf.chain((options) =>
    fc.record({
      kind: fc.constant('multiple'),
      ...shared,
      options: fc.constant(options),
      answer: fc.subarray(
        options.map(({ id }) => id),
        { minLength: 1 },
      ),
      strategy: fc.constantFrom('all', 'rightMinusWrong', 'perOption'),
    }),
  ),
  judge: fc.record({ kind: fc.constant('judge'), ...shared, answer: fc.boolean() }),
  annotation: fc.record({ kind: fc.constant('annotation'), ...shared, model: hostileText }),
  blank: fc
    .record({
      blanks: fc.array(fc.oneof(words, numbers), { minLength: 1, maxLength: 4 }),
      ...shared,
    })
    .map(({ blanks, stem, analysis }) => ({
      kind: 'blank',
      stem: `${stem}${blanks.map((_, at) => ` ____${at}`).join('')}`,
      blanks: blanks.map(({ texts }) => texts),
      matching: blanks.map(({ rule }) => rule),
      analysis,
    })),
}

export const hostileItem = (kind: ItemKind) => items[kind] as fc.Arbitrary<Item>
