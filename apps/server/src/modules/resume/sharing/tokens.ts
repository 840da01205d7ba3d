import { secondsAfter } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { Sealer } from '../../../platform/security/secrets.ts'
import { readSignedToken, signToken } from '../../../platform/security/signed-token.ts'

type Signing = Pick<Context, 'seal' | 'sealers'>

const purpose = 'resume'

/** RES-080: returns the token of a sharing link. */
export const tokenOf = ({ seal, sealers }: Signing, shareId: number): string =>
  signToken(sealers.shares, purpose, seal('resumeShare', shareId))

export const readToken = (shares: Sealer, token: string) => readSignedToken(shares, purpose, token)

/** RES-106: seconds within which a reload in the same browser does not count. */
const sameOpeningSeconds = 3600

const seenText = (shareId: number, until: string) => `seen ${shareId} ${until}`

/**
 * Returns a signed time for the browser; it contains the link and the time, and identifies nobody.
 */
export function markSeen(shares: Sealer, shareId: number, now: Date): string {
  const until = String(secondsAfter(now, sameOpeningSeconds).getTime())
  return `${until}.${shares.sign(seenText(shareId, until))}`
}

/** True when this browser opened the link within the hour. */
export function isSeen(shares: Sealer, shareId: number, seen: string, now: Date): boolean {
  const [until = '', signature = ''] = seen.split('.')
  return Number(until) > now.getTime() && shares.verify(seenText(shareId, until), signature)
}
