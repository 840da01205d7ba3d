import { secondsAfter } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { Sealer } from '../../../platform/security/secrets.ts'

type Signing = Pick<Context, 'seal' | 'sealers'>

const signLength = 22
const signed = (sign: string) => `resume ${sign}`

/** The last part of the address of a sharing link: the sign of its row, and a signature of that sign. */
export function tokenOf({ seal, sealers }: Signing, shareId: number): string {
  const sign = seal('resumeShare', shareId)
  return sign + sealers.shares.sign(signed(sign))
}

/** The sign of the row; undefined where one character is missing or another one. */
export function readToken(shares: Sealer, token: string): string | undefined {
  const sign = token.slice(0, signLength)
  return shares.verify(signed(sign), token.slice(signLength)) ? sign : undefined
}

/** RES-106: a browser that reloads the page within this time opens it once. */
const sameOpeningSeconds = 3600

const seenText = (shareId: number, until: string) => `seen ${shareId} ${until}`

/** A signed time for the browser to keep: it names the link and the time, hence nobody. */
export function markSeen(shares: Sealer, shareId: number, now: Date): string {
  const until = String(secondsAfter(now, sameOpeningSeconds).getTime())
  return `${until}.${shares.sign(seenText(shareId, until))}`
}

/** Whether this browser has opened the link within the hour. */
export function isSeen(shares: Sealer, shareId: number, seen: string, now: Date): boolean {
  const [until = '', signature = ''] = seen.split('.')
  return Number(until) > now.getTime() && shares.verify(seenText(shareId, until), signature)
}
