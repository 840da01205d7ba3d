import fc from 'fast-check'
import type { Item } from '../item.ts'
import { type ItemKind, itemKinds } from '../item-kind.ts'
import { multipleStrategies } from '../kinds/multiple/shape.ts'

/** Words of every script and form that marking folds; none holds an underscore, which would be a blank. */
const filled = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
    fc.constantFrom('1,000', 'Kos iklan', '广告成本', 'ＡＣｏＳ', ' two  words '),
  )
  .map((text) => text.replaceAll('_', '-').slice(0, 100))
  .filter((text) => text.trim() !== '' && text.normalize('NFKC').trim() !== '')

/** Marks the texts of the answer side, so that a test can look for them anywhere in an output. */
export const secret = (text: string): string => `secret:${text}`
const secretText = filled.map(secret)

const options = fc
  .uniqueArray(filled, {
    minLength: 2,
    maxLength: 10,
    selector: (text) => text.normalize('NFC').trim().replace(/\s+/gu, ' '),
  })
  .map((contents) => contents.map((content, index) => ({ id: `o${index}`, content })))

const shared = { stem: filled, analysis: secretText }

const single = options.chain((list) =>
  fc.record({
    kind: fc.constant('single'),
    ...shared,
    options: fc.constant(list),
    answer: fc.constantFrom(...list.map(({ id }) => id)),
  }),
)

const multiple = options.chain((list) =>
  fc.record({
    kind: fc.constant('multiple'),
    ...shared,
    options: fc.constant(list),
    answer: fc.subarray(
      list.map(({ id }) => id),
      { minLength: 1 },
    ),
    strategy: fc.constantFrom(...multipleStrategies),
  }),
)

const blank = fc
  .array(fc.array(secretText, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 10 })
  .chain((blanks) =>
    fc.record({
      kind: fc.constant('blank'),
      stem: fc.constant(blanks.map((_, index) => `part ${index} ___`).join(', ')),
      analysis: secretText,
      blanks: fc.constant(blanks),
    }),
  )

const judge = fc.record({ kind: fc.constant('judge'), ...shared, answer: fc.boolean() })
const annotation = fc.record({ kind: fc.constant('annotation'), ...shared, model: secretText })

/** Valid questions of one kind, for property tests. */
export const itemOf = { single, multiple, blank, judge, annotation } as const satisfies Record<
  ItemKind,
  fc.Arbitrary<Item>
>

export const anyItem: fc.Arbitrary<Item> = fc.oneof(single, multiple, blank, judge, annotation)
export const anyKind = fc.constantFrom(...itemKinds)

/** Hundredths of a point. */
export const anyMax = fc.integer({ min: 0, max: 100_000 })
