import { turnSeconds } from '@titian/contract'

/** The seconds of a turn that a text says, or null where no turn can be so long; full-width digits count as digits. */
export function readSeconds(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  const seconds = /^\d{1,4}$/.test(plain) ? Number(plain) : 0
  return seconds >= turnSeconds.least && seconds <= turnSeconds.most ? seconds : null
}
