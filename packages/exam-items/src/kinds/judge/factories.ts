import fc from 'fast-check'
import { hostileShared } from '../../testing/hostile-texts.ts'
import { shared } from '../../testing/made-up.ts'

/** Valid questions, for property tests. */
export const items = fc.record({
  kind: fc.constant('judge'),
  ...shared,
  answer: fc.boolean(),
})

/** Questions with texts that contain the special characters of file formats. Some are invalid. */
export const hostileItems = fc.record({
  kind: fc.constant('judge'),
  ...hostileShared,
  answer: fc.boolean(),
})
