import fc from 'fast-check'
import { shared } from '../../testing/made-up.ts'

/** Valid questions, for property tests. */
export const items = fc.record({
  kind: fc.constant('judge'),
  ...shared,
  answer: fc.boolean(),
})
