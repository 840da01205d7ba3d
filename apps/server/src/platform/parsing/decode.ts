import { type ChosenEncoding, type EncodingCandidate, readText } from '@titian/contract'

/** A text file with an unknown encoding: none fits, or a person has to choose between several. */
export type Undecoded = { candidates: EncodingCandidate[] } | 'encodingUnknown'

/** The decoded text without its byte order mark. */
export function decodeText(
  bytes: Uint8Array,
  chosen?: ChosenEncoding,
): { text: string } | Undecoded {
  return readText(bytes, chosen) ?? 'encodingUnknown'
}
