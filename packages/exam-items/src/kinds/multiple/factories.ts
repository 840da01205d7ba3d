import fc from 'fast-check'
import { hostileOptions, hostileShared } from '../../testing/hostile-texts.ts'
import { keepOrder, options, shared } from '../../testing/made-up.ts'
import { multipleStrategies } from './shape.ts'

/** Valid questions, for property tests. */
export const items = options.chain((list) =>
  fc.record({
    kind: fc.constant('multiple'),
    ...shared,
    options: fc.constant(list),
    keepOrder,
    answer: fc.subarray(
      list.map(({ id }) => id),
      { minLength: 1 },
    ),
    strategy: fc.constantFrom(...multipleStrategies),
  }),
)

/** Questions with texts that contain the special characters of file formats. Some are invalid. */
export const hostileItems = hostileOptions.chain((list) =>
  fc.record({
    kind: fc.constant('multiple'),
    ...hostileShared,
    options: fc.constant(list),
    keepOrder,
    answer: fc.subarray(
      list.map(({ id }) => id),
      { minLength: 1 },
    ),
    strategy: fc.constantFrom(...multipleStrategies),
  }),
)
