import { reason } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'

/** Counts characters like the database: a surrogate pair is one. */
export const markReason = reason.refine((text) => Array.from(text).length >= 3, says('reason'))
