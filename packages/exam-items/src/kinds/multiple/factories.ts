import fc from 'fast-check'
import { options, shared } from '../../testing/made-up.ts'
import { multipleStrategies } from './shape.ts'

/** Valid questions, for property tests. */
export const items = options.chain((list) =>
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
