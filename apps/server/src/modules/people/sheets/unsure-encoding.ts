import type { EncodingCandidate } from '@titian/contract'
import { type Refusal, refusal } from '../../../platform/refusal.ts'

/** Refuses until the person has chosen between the possible encodings (FRM-375). */
export function unsureEncoding(candidates: EncodingCandidate[]): Refusal<'invalidInput'> {
  return refusal('invalidInput', { reason: 'encodingUnsure', extend: { candidates } })
}
