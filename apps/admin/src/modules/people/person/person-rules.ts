/** The schemas of the contract stay on the server; these say the same, which a test holds them to. */
const nameLetters = /^[\p{L}\p{M} ·.'’\-/@]{2,60}$/u
const fewestReasonLetters = 3
export const mostReasonLetters = 200

export function isName(text: string): boolean {
  return nameLetters.test(text.trim())
}

/** Why something is done, for the log. */
export function isReason(text: string): boolean {
  const { length } = text.trim()
  return length >= fewestReasonLetters && length <= mostReasonLetters
}
