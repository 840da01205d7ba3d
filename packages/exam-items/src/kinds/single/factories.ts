import fc from 'fast-check'
import { options, shared } from '../../testing/made-up.ts'

/** Valid questions, for property tests. */
export const items = options.chain((list) =>
  fc.record({
    kind: fc.constant('single'),
    ...shared,
    options: fc.constant(list),
    answer: fc.constantFrom(...list.map(({ id }) => id)),
  }),
)
