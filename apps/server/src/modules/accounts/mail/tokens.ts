import { isMailKind, type MailKind } from '@titian/contract'
import type { Services } from '../../../platform/http/context.ts'
import type { Sealer } from '../../../platform/security/secrets.ts'
import { randomToken } from '../../../platform/security/secrets.ts'
import { readSignedToken, signToken } from '../../../platform/security/signed-token.ts'

type Sealing = Pick<Services, 'seal' | 'sealers'>

/** Bytes of the random part; the row stores a hash of the whole token. */
const randomBytes = 16
const randomLength = 22

const confirms = (random: string) => `confirm ${random}`
const switchesOff = (kind: MailKind) => `off ${kind}`

/**
 * JOB-126: returns the token of a confirmation link: a random part, the sealed id of the row and a
 * signature of both.
 */
export function confirmToken({ seal, sealers }: Sealing, rowId: number): string {
  const random = randomToken(randomBytes)
  return random + signToken(sealers.mailLinks, confirms(random), seal('mailAddress', rowId))
}

/**
 * Returns the sealed id of the address's row from the token; undefined when any character is
 * missing or changed.
 */
export function readConfirmToken(links: Sealer, token: string): string | undefined {
  const random = token.slice(0, randomLength)
  return readSignedToken(links, confirms(random), token.slice(randomLength))
}

/** JOB-130: returns the token of an unsubscribe link. */
export const offToken = ({ seal, sealers }: Sealing, rowId: number, kind: MailKind): string =>
  `${kind}-${signToken(sealers.mailLinks, switchesOff(kind), seal('mailAddress', rowId))}`

export function readOffToken(
  links: Sealer,
  token: string,
): { kind: MailKind; sign: string } | undefined {
  const end = token.indexOf('-')
  const kind = token.slice(0, end)
  if (!isMailKind(kind)) return undefined
  const sign = readSignedToken(links, switchesOff(kind), token.slice(end + 1))
  return sign === undefined ? undefined : { kind, sign }
}
