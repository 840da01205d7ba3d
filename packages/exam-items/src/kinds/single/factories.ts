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

/** Questions whose texts mean something to the forms of files. Some are not valid. */
export const hostileItems = hostileOptions.chain((list) =>
  fc.record({
    kind: fc.constant('single'),
    ...hostileShared,
    options: fc.constant(list),
    keepOrder,
    answer: fc.constantFrom(...list.map(({ id }) => id)),
  }),
)
