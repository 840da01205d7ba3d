import type { Sealer } from './secrets.ts'

const signLength = 22

/**
 * The token of a link: the sealed id of its row, and a signature of that sealed id for this
 * purpose.
 */
export const signToken = (sealer: Sealer, purpose: string, sign: string): string =>
  sign + sealer.sign(`${purpose} ${sign}`)

/** The sealed id of the row; undefined when any character is missing or changed. */
export function readSignedToken(
  sealer: Sealer,
  purpose: string,
  token: string,
): string | undefined {
  const sign = token.slice(0, signLength)
  return sealer.verify(`${purpose} ${sign}`, token.slice(signLength)) ? sign : undefined
}
