import type { Client, Context } from '../../../platform/http/context.ts'
import { hashToken, randomToken } from '../../../platform/security/secrets.ts'
import type { UserRow } from '../tables.ts'
import * as queries from './queries.ts'

const browserCookie = 'browser'
const browserSeconds = 365 * 24 * 60 * 60

export function browserOf(client: Pick<Client, 'cookies'>): string | undefined {
  const id = client.cookies[browserCookie]
  return id && hashToken(id)
}

/**
 * Sets or renews the cookie that identifies this browser for a year. Returns the hash of its value.
 */
export function markBrowser(client: Pick<Client, 'cookies' | 'setCookie'>): string {
  const id = client.cookies[browserCookie] ?? randomToken(18)
  client.setCookie(browserCookie, id, { httpOnly: true, maxAge: browserSeconds })
  return hashToken(id)
}

export async function rememberBrowser(
  { db, client, now }: Pick<Context, 'db' | 'client' | 'now'>,
  user: UserRow,
) {
  await queries.rememberBrowser(db, user.schoolId, user.id, markBrowser(client), now)
}

/**
 * True if the account signed in with this browser before. Wrong tries of a classmate in another
 * browser do not lock such a browser out.
 */
export async function isKnownHere(
  { db, client }: Pick<Context, 'db' | 'client'>,
  user: UserRow | undefined,
): Promise<boolean> {
  const browser = browserOf(client)
  if (!user || !browser) return false
  return queries.isKnownBrowser(db, user.schoolId, user.id, browser)
}
