import fc from 'fast-check'
import { hostileOptions, hostileShared } from '../../testing/hostile-texts.ts'
import { keepOrder, options, shared } from '../../testing/made-up.ts'

/** Valid questions, for property tests. */
export const items = options.chain((list) =>
  fc.record({
    kind: fc.constant('single'),
    ...shared,
    options: fc.constant(list),
    keepOrder,
    answer: fc.constantFrom(...list.map(({ id }) => id)),
  }),
)

/** Questions with texts that contain the special characters of file formats. Some are invalid. */
export const hostileItems = hostileOptions.chain((list) =>
  fc.record({
    kind: fc.constant('single'),
    ...hostileShared,
    options: fc.constant(list),
    keepOrder,
    answer: fc.constantFrom(...list.map(({ id }) => id)),
  }),
)
