import fc from 'fast-check'
import { secretText, shared } from '../../testing/made-up.ts'

/** Valid questions, for property tests. */
export const items = fc.record({ kind: fc.constant('annotation'), ...shared, model: secretText })
