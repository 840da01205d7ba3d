import type { User } from '../../platform/actor.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { isOverLimit, takeBackUse } from '../../platform/security/limits.ts'
import { hashToken, randomToken } from '../../platform/security/secrets.ts'
import { newSession } from './login.ts'
import { limits, ticketSeconds } from './rules.ts'
import * as sessionQueries from './session-queries.ts'
import { isSessionOf, isSomebodyElse } from './sessions.ts'

const purpose = 'temporary'

/** ACC-227: for the own jump to another site or device, once and within a minute. */
export async function createTemporaryToken({ db, school, actor, now }: Context & { actor: User }) {
  const limit = { key: `temporary tokens ${actor.userId}`, ...limits.temporaryTokens }
  if (await isOverLimit(db, limit, now)) return refusal('waitBefore', 'tooManyRequests')
  const temporaryToken = randomToken(24)
  await sessionQueries.insertTicket(db, {
    tokenHash: hashToken(temporaryToken),
    schoolId: school.id,
    userId: actor.userId,
    remembered: false,
    purpose,
    expiresAt: secondsAfter(now, ticketSeconds),
  })
  return { temporaryToken, seconds: ticketSeconds }
}

/** ACC-225, ACC-227: whoever is signed in as another account is asked first, and the token waits meanwhile. */
export async function loginByToken(
  { temporaryToken, replace }: { temporaryToken: string; replace: boolean },
  context: Context,
) {
  const { db, school, actor, client, now, seal } = context
  const key = `temporary logins ${client.network}`
  if (await isOverLimit(db, { key, ...limits.temporaryLoginsFromOneAddress }, now))
    return refusal('waitBefore', 'tooManyRequests')
  const hash = hashToken(temporaryToken)
  const owner = await sessionQueries.findTicketOwner(db, school.id, hash, now, purpose)
  if (!owner) return refusal('waitBefore', 'loginTicketUsed')
  if (!replace && isSomebodyElse(actor, owner)) return refusal('alreadyDone', 'otherAccount')
  const taken = await sessionQueries.takeTicket(db, school.id, hash, now, purpose)
  if (!taken) return refusal('waitBefore', 'loginTicketUsed')
  const { user, remembered } = taken
  await takeBackUse(db, key)
  if (actor.kind === 'user' && isSessionOf(actor, user))
    return { pcToken: seal('session', actor.sessionId), auditStatus: user.auditStatus }
  return newSession(user, remembered, context)
}
