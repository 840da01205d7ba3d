import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { impersonationCookies } from '../../../platform/http/client.ts'
import type { Client, Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { hashToken, randomToken } from '../../../platform/security/secrets.ts'
import { impersonationSeconds } from '../rules.ts'
import { recordImpersonationEnds } from '../sessions/actions.ts'
import * as ownSessions from '../sessions/queries.ts'
import * as sessionQueries from '../sessions/queries.ts'
import type { UserRow } from '../tables.ts'

type Own = Context & { actor: User }

/**
 * ACC-241: opens a session of the student for half an hour, beside the session of the staff member.
 * This does not count as a sign-in, so neither last login nor browser is recorded.
 */
export async function startImpersonation(
  context: Own,
  student: UserRow,
  reason: string,
): Promise<Date | Refusal<'signIn'>> {
  const { db, school, actor, client, now } = context
  const token = randomToken()
  const { userId: adminId, sessionId } = actor
  const expiresAt = secondsAfter(now, impersonationSeconds)
  const { userAgent, address } = client
  const own = { schoolId: school.id, userId: adminId, sessionId }
  const isStarted = await db.transaction(async (tx) => {
    // Because of the lock, two starts at the same time happen one after another.
    if (!(await ownSessions.lockOwnSession(tx, own))) return false
    await recordImpersonationEnds(tx, await ownSessions.endImpersonationsOf(tx, own, now))
    const impersonation = { adminId, sessionId, expiresAt }
    const session = { schoolId: school.id, userId: student.id, userAgent, address, impersonation }
    await sessionQueries.insertSession(tx, hashToken(token), session, now)
    await recordAudit(tx, context, {
      action: 'impersonation.started',
      subjectId: student.id,
      reason,
    })
    await context.events.publish(tx, 'impersonationStarted', {
      schoolId: school.id,
      userId: student.id,
      staffName: actor.name,
      reason,
      createdAt: now,
    })
    return true
  })
  if (!isStarted) return refusal('signIn')
  // A session cookie without an age. If the cookie expired, the browser would send the next click
  // in the name of the staff member, without anybody noticing.
  client.setCookie(impersonationCookies.token, token, { httpOnly: true })
  client.setCookie(impersonationCookies.name, student.name, {})
  return expiresAt
}

export function clearImpersonationCookies(client: Client) {
  for (const name of Object.values(impersonationCookies)) client.clearCookie(name)
}

/** ACC-240: ends the impersonation; a second call does nothing. */
export async function endImpersonation(context: Own): Promise<void> {
  const { db, actor, client, now } = context
  await db.transaction(async (tx) => {
    if (await sessionQueries.endSession(tx, actor.schoolId, actor.sessionId, now))
      await recordAudit(tx, context, { action: 'impersonation.ended', subjectId: actor.userId })
  })
  clearImpersonationCookies(client)
}
