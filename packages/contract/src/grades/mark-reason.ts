import { reason } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'

/** Letters as the database counts them: a sign of two halves is one. */
export const markReason = reason.refine((text) => Array.from(text).length >= 3, says('reason'))
