import type { Context } from '../../../platform/http/context.ts'
import type { Sealer } from '../../../platform/security/secrets.ts'

const signLength = 22
const signed = (sign: string) => `application ${sign}`

/** The last part of the address of a link: the sign of its row, and a signature of that sign. */
export function tokenOf({ seal, sealers }: Pick<Context, 'seal' | 'sealers'>, linkId: number) {
  const sign = seal('applicationLink', linkId)
  return sign + sealers.companyLinks.sign(signed(sign))
}

/** The sign of the row; undefined where one character is missing or another one. */
export function readToken(links: Sealer, token: string): string | undefined {
  const sign = token.slice(0, signLength)
  return links.verify(signed(sign), token.slice(signLength)) ? sign : undefined
}
