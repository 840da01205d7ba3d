import fc from 'fast-check'
import { hostileShared, hostileText } from '../../testing/hostile-texts.ts'
import { secretText, shared } from '../../testing/made-up.ts'

/** Valid questions, for property tests. */
export const items = fc.record({ kind: fc.constant('annotation'), ...shared, model: secretText })

/** Questions with texts that contain the special characters of file formats. Some are invalid. */
export const hostileItems = fc.record({
  kind: fc.constant('annotation'),
  ...hostileShared,
  model: hostileText,
})
