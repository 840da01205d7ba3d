import fc from 'fast-check'
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
