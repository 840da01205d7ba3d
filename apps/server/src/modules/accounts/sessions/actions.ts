import type { Actor, User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { sessionCookies } from '../../../platform/http/client.ts'
import type { Client, Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { hashToken, randomToken } from '../../../platform/security/secrets.ts'
import { rememberBrowser } from '../browsers/actions.ts'
import { lockAccount } from '../queries.ts'
import { cookieSeconds } from '../rules.ts'
import { removeTicketsOf } from '../tickets/queries.ts'
import type { UserRow } from '../tables.ts'
import { removeSecondStepTicketsOf } from '../two-step/queries.ts'
import * as queries from './queries.ts'

/** ACC-241: records the end of impersonations that the staff member did not end. */
export async function recordImpersonationEnds(
  tx: Db,
  ended: queries.EndedSession[],
): Promise<void> {
  for (const { schoolId, userId, impersonatorId, address, endedAt } of ended) {
    if (impersonatorId === null || endedAt === null) continue
    const actor = { schoolId, userId, impersonatorId }
    const act = { action: 'impersonation.ended', subjectId: userId } as const
    await recordAudit(tx, { actor, client: { address }, now: endedAt }, act)
  }
}

/**
 * Ends all sessions of an account, or all but one, with its pending links and second steps. Returns
 * how many sessions of the person ended; impersonations do not count (ACC-156, ACC-257). `tx` is
 * the caller's transaction.
 */
export async function endSessionsOf(
  tx: Db,
  schoolId: number,
  userId: number,
  now: Date,
  except?: number,
): Promise<number> {
  const ended = await queries.endLivingSessions(tx, schoolId, userId, now, except)
  await removeTicketsOf(tx, schoolId, userId)
  await removeSecondStepTicketsOf(tx, schoolId, userId)
  await recordImpersonationEnds(tx, ended)
  return ended.filter(({ impersonatorId }) => impersonatorId === null).length
}

/** Ends expired impersonations, and records each once. */
export function endExpiredImpersonations(db: Db, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await recordImpersonationEnds(tx, await queries.endExpiredImpersonations(tx, now))
  })
}

export const { token: sessionCookie, flag: flagCookie } = sessionCookies

/** ACC-068: sets two cookies: the HttpOnly token, and the flag that pages read. */
export function setSessionCookies(client: Client, token: string, remembered: boolean) {
  const maxAge = cookieSeconds(remembered)
  client.setCookie(sessionCookie, token, { httpOnly: true, ...(maxAge && { maxAge }) })
  client.setCookie(flagCookie, '1', { ...(maxAge && { maxAge }) })
}

export function clearSessionCookies(client: Client) {
  client.clearCookie(sessionCookie)
  client.clearCookie(flagCookie)
}

export function isSessionOf(actor: Actor, user: { id: number }): boolean {
  return actor.kind === 'user' && actor.userId === user.id && actor.impersonatorId === null
}

export function isSomebodyElse(actor: Actor, owner: { id: number }): boolean {
  return actor.kind === 'user' && !isSessionOf(actor, owner)
}

type Signing = Pick<Context, 'db' | 'actor' | 'client' | 'now'>

/**
 * Opens the session, and ends the session of another account in this browser (ACC-053). Returns
 * undefined if the account was changed after the check. A session with the old password must not
 * survive a reset (ACC-156).
 */
function openSession(
  { db, actor, client: { userAgent, address }, now }: Signing,
  user: UserRow,
  token: string,
  remembered: boolean,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, user))) return undefined
    if (actor.kind === 'user') await queries.endSession(tx, actor.schoolId, actor.sessionId, now)
    const session = { schoolId: user.schoolId, userId: user.id, remembered, userAgent, address }
    return queries.insertSession(tx, hashToken(token), session, now)
  })
}

type Renewing = Pick<Context, 'client' | 'now'> & { actor: User }

/**
 * ACC-320: ends every session of the account and replaces the current one, so that a stolen token
 * is invalid. Returns a function that sets the cookies after the commit. `tx` is the transaction of
 * the change.
 */
export async function renewSessions(tx: Db, { actor, client, now }: Renewing): Promise<() => void> {
  const { schoolId, userId, sessionId } = actor
  const remembered = await queries.isRemembered(tx, schoolId, sessionId)
  // A session that has just ended is not replaced by a new one.
  const isOpen = await queries.endSession(tx, schoolId, sessionId, now)
  await endSessionsOf(tx, schoolId, userId, now)
  if (!isOpen) return () => undefined
  const token = randomToken()
  const { userAgent, address } = client
  const session = { schoolId, userId, remembered, userAgent, address }
  await queries.insertSession(tx, hashToken(token), session, now)
  return () => setSessionCookies(client, token, remembered)
}

/** Signs a person in with cookies and returns the session's id. */
export async function startSession(
  context: Signing,
  user: UserRow,
  remembered: boolean,
): Promise<number | Refusal<'waitBefore'>> {
  const token = randomToken()
  const sessionId = await openSession(context, user, token, remembered)
  if (sessionId === undefined) return refusal('waitBefore', 'accountChanged')
  await rememberBrowser(context, user)
  setSessionCookies(context.client, token, remembered)
  return sessionId
}
