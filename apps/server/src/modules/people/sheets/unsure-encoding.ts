import type { EncodingCandidate } from '@titian/contract'
import { type Refusal, refusal } from '../../../platform/refusal.ts'

/** Nothing is read before the person has chosen between the encodings in which the file could be (FRM-375). */
export function unsureEncoding(candidates: EncodingCandidate[]): Refusal<'invalidInput'> {
  return refusal('invalidInput', { reason: 'encodingUnsure', extend: { candidates } })
}
