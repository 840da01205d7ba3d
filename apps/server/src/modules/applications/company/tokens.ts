import type { Context } from '../../../platform/http/context.ts'
import type { Sealer } from '../../../platform/security/secrets.ts'
import { readSignedToken, signToken } from '../../../platform/security/signed-token.ts'

const purpose = 'application'

/** JOB-046: returns the last part of the address of a company's link. */
export const tokenOf = ({ seal, sealers }: Pick<Context, 'seal' | 'sealers'>, linkId: number) =>
  signToken(sealers.companyLinks, purpose, seal('applicationLink', linkId))

export const readToken = (links: Sealer, token: string) => readSignedToken(links, purpose, token)
