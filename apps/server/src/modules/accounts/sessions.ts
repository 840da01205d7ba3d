import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Client, Context } from '../../platform/http/context.ts'
import { sessionCookies } from '../../platform/http/client.ts'
import { hashToken, randomToken } from '../../platform/security/secrets.ts'
import * as browserQueries from './browser-queries.ts'
import * as sessionQueries from './session-queries.ts'
import { cookieSeconds } from './rules.ts'
import type { UserRow } from './tables.ts'

export const { token: sessionCookie, flag: flagCookie } = sessionCookies
const browserCookie = 'browser'
const browserSeconds = 365 * 24 * 60 * 60

/** Opens a session and answers its token, which is kept nowhere else. */
export async function createSession(
  db: Db,
  session: sessionQueries.NewSession,
  now: Date,
): Promise<string> {
  const token = randomToken()
  await sessionQueries.insertSession(db, hashToken(token), session, now)
  return token
}

/** ACC-068: the token for the server alone, and the flag for the pages. */
export function setSessionCookies(client: Client, token: string, remembered: boolean) {
  const maxAge = cookieSeconds(remembered)
  client.setCookie(sessionCookie, token, { httpOnly: true, ...(maxAge && { maxAge }) })
  client.setCookie(flagCookie, '1', { ...(maxAge && { maxAge }) })
}

export function clearSessionCookies(client: Client) {
  client.clearCookie(sessionCookie)
  client.clearCookie(flagCookie)
}

export function browserOf(client: Client): string | undefined {
  const id = client.cookies[browserCookie]
  return id && hashToken(id)
}

/** The hash of this browser's own cookie, which it gets or keeps a year longer. */
export function markBrowser(client: Client): string {
  const id = client.cookies[browserCookie] ?? randomToken(18)
  client.setCookie(browserCookie, id, { httpOnly: true, maxAge: browserSeconds })
  return hashToken(id)
}

async function rememberBrowser(
  { db, client, now }: Pick<Context, 'db' | 'client' | 'now'>,
  user: UserRow,
) {
  await browserQueries.rememberBrowser(db, user.schoolId, user.id, markBrowser(client), now)
}

export function isSessionOf(actor: Actor, user: { id: number }): boolean {
  return actor.kind === 'user' && actor.userId === user.id && actor.actingAdminId === null
}

/** Signs somebody in with cookies and answers the session's id; the session of another account ends (ACC-053). */
export async function startSession(
  context: Pick<Context, 'db' | 'actor' | 'client' | 'now'>,
  user: UserRow,
  remembered: boolean,
): Promise<number> {
  const { db, actor, client, now } = context
  if (actor.kind === 'user')
    await sessionQueries.endSession(db, actor.schoolId, actor.sessionId, now)
  const token = randomToken()
  const origin = { userAgent: client.userAgent, address: client.address }
  const sessionId = await sessionQueries.insertSession(
    db,
    hashToken(token),
    { schoolId: user.schoolId, userId: user.id, remembered, ...origin },
    now,
  )
  await rememberBrowser(context, user)
  setSessionCookies(client, token, remembered)
  return sessionId
}
