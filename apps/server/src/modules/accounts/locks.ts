import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import { clearUses, countUse, isOverLimit, usesOf } from '../../platform/security/limits.ts'
import * as browserQueries from './browser-queries.ts'
import { limits, type Phone } from './rules.ts'
import { browserOf } from './sessions.ts'
import type { UserRow } from './tables.ts'

type Around = Pick<Context, 'db' | 'school' | 'client' | 'now'>

/** ACC-064: what is counted for an account as a whole and for it from one address. Unknown phones count alike. */
function keysOf({ school, client }: Around, { areaCode, mobile }: Phone) {
  const account = `login ${school.id} ${areaCode} ${mobile}`
  const pair = `${account} ${client.address}`
  return { account, pair, accountLock: `${account} lock`, pairLock: `${pair} lock` }
}

export interface LoginTry {
  /** How often this account was tried from this address in the present window, this time included. */
  count: number
}

async function isAccountLocked(
  { db, client, now }: Around,
  lock: string,
  user: UserRow | undefined,
): Promise<boolean> {
  if ((await usesOf(db, lock, now)) === 0) return false
  const browser = browserOf(client)
  // Nobody can lock a classmate out of a browser in which that classmate signed in before.
  return !(
    user &&
    browser &&
    (await browserQueries.isKnownBrowser(db, user.schoolId, user.id, browser))
  )
}

/** Counts the try before the password is looked at, so that many at once do not slip through. */
export async function beginTry(
  around: Around,
  phone: Phone,
  user: UserRow | undefined,
): Promise<LoginTry | Refusal<'waitBefore'>> {
  const { db, client, now } = around
  if (
    await isOverLimit(db, { key: `logins ${client.address}`, ...limits.loginsFromOneAddress }, now)
  )
    return refusal('waitBefore', 'tooManyRequests')
  const keys = keysOf(around, phone)
  if ((await usesOf(db, keys.pairLock, now)) > 0) return refusal('waitBefore', 'loginLocked')
  if (await isAccountLocked(around, keys.accountLock, user))
    return refusal('waitBefore', 'loginLocked')
  const { seconds, most } = limits.wrongFromOneAddress
  const count = await countUse(db, keys.pair, seconds, now)
  return count > most ? refusal('waitBefore', 'loginLocked') : { count }
}

/** After the last wrong try that is allowed, the wait begins anew and lasts its full time. */
export async function countWrong(around: Around, phone: Phone, { count }: LoginTry): Promise<void> {
  const { db, now } = around
  const keys = keysOf(around, phone)
  if (count >= limits.wrongFromOneAddress.most)
    await countUse(db, keys.pairLock, limits.lockSeconds, now)
  const wrong = await countUse(db, keys.account, limits.wrongFromAnywhere.seconds, now)
  if (wrong >= limits.wrongFromAnywhere.most)
    await countUse(db, keys.accountLock, limits.lockSeconds, now)
}

export async function forgetWrong(around: Around, phone: Phone): Promise<void> {
  await clearUses(around.db, keysOf(around, phone).pair)
}

/** A new password ends the wait (the text of the lock advises it). */
export async function liftLocks(around: Around, phone: Phone): Promise<void> {
  for (const key of Object.values(keysOf(around, phone))) await clearUses(around.db, key)
}
