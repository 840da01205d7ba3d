import fc from 'fast-check'
import { hostileShared, hostileText } from '../../testing/hostile-texts.ts'
import { secretText, shared } from '../../testing/made-up.ts'

/** Valid questions, for property tests. */
export const items = fc.record({ kind: fc.constant('annotation'), ...shared, model: secretText })

/** Questions whose texts mean something to the forms of files. Some are not valid. */
export const hostileItems = fc.record({
  kind: fc.constant('annotation'),
  ...hostileShared,
  model: hostileText,
})
