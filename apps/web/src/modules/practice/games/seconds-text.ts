import { turnSeconds } from '@titian/contract'

/** Parses the seconds of a turn, also in full-width digits; null if outside the limits. */
export function readSeconds(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  const seconds = /^\d{1,4}$/.test(plain) ? Number(plain) : 0
  return seconds >= turnSeconds.least && seconds <= turnSeconds.most ? seconds : null
}
