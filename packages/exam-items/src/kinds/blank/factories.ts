import fc from 'fast-check'
import { hostileList, hostileShared } from '../../testing/hostile-texts.ts'
import { secretText } from '../../testing/made-up.ts'

/** Valid questions, for property tests. */
export const items = fc
  .array(fc.array(secretText, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 10 })
  .chain((blanks) =>
    fc.record({
      kind: fc.constant('blank'),
      stem: fc.constant(blanks.map((_, index) => `part ${index} ___`).join(', ')),
      analysis: secretText,
      blanks: fc.constant(blanks),
    }),
  )

const words = fc.record({
  texts: hostileList(1, 4),
  rule: fc.record({
    caseSensitive: fc.boolean(),
    numeric: fc.constant(false),
    tolerance: fc.constantFrom('', '0.5'),
    wildcard: fc.boolean(),
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

/** Questions with texts that contain the special characters of file formats. Some are invalid. */
export const hostileItems = fc
  .record({
    blanks: fc.array(fc.oneof(words, numbers), { minLength: 1, maxLength: 4 }),
    ...hostileShared,
  })
  .map(({ blanks, stem, analysis }) => ({
    kind: 'blank',
    stem: `${stem}${blanks.map((_, at) => ` ____${at}`).join('')}`,
    blanks: blanks.map(({ texts }) => texts),
    matching: blanks.map(({ rule }) => rule),
    analysis,
  }))
