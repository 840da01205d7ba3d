import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { clearUses, countUse, undoUse, usesOf } from '../../../platform/security/limits.ts'
import { isKnownHere } from '../browsers/actions.ts'
import { refuseNetwork } from '../network/actions.ts'
import { limits, type Phone } from '../rules.ts'
import type { UserRow } from '../tables.ts'

type Deps = Pick<Context, 'db' | 'school' | 'client' | 'now'>

/**
 * ACC-064: returns the keys of two limits: of the account from everywhere, and of the account from
 * one address. Unknown phones count too.
 */
function keysOf({ school, client }: Deps, { areaCode, mobile }: Phone) {
  const account = `login ${school.id} ${areaCode} ${mobile}`
  const pair = `${account} ${client.network}`
  return { account, pair, accountLock: `${account} lock`, pairLock: `${pair} lock` }
}

/** The tries of an account in the current windows, including this one. */
export interface LoginTry {
  fromHere: number
  fromAnywhere: number
}

/**
 * Counts the try before the password is checked. Otherwise many tries at the same time could exceed
 * the limit.
 */
export async function beginTry(
  deps: Deps,
  phone: Phone,
  user: UserRow | undefined,
): Promise<LoginTry | Refusal<'waitBefore'>> {
  const { db, now } = deps
  const busy = await refuseNetwork(deps)
  if (busy && !(await isKnownHere(deps, user))) return busy
  const keys = keysOf(deps, phone)
  if ((await usesOf(db, keys.pairLock, now)) > 0) return refusal('waitBefore', 'loginLocked')
  if ((await usesOf(db, keys.accountLock, now)) > 0 && !(await isKnownHere(deps, user)))
    return refusal('waitBefore', 'loginLocked')
  const { wrongFromOneAddress: here, wrongFromAnywhere: anywhere } = limits
  const fromHere = await countUse(db, keys.pair, here.seconds, now)
  if (fromHere > here.most) return refusal('waitBefore', 'loginLocked')
  const fromAnywhere = await countUse(db, keys.account, anywhere.seconds, now)
  return fromAnywhere > anywhere.most && !(await isKnownHere(deps, user))
    ? refusal('waitBefore', 'loginLocked')
    : { fromHere, fromAnywhere }
}

/** Counts a wrong try. The last allowed try restarts the waiting time, which then lasts in full. */
export async function countWrong(
  deps: Deps,
  phone: Phone,
  { fromHere, fromAnywhere }: LoginTry,
): Promise<void> {
  const { db, now } = deps
  const keys = keysOf(deps, phone)
  if (fromHere >= limits.wrongFromOneAddress.most)
    await countUse(db, keys.pairLock, limits.lockSeconds, now)
  if (fromAnywhere >= limits.wrongFromAnywhere.most)
    await countUse(db, keys.accountLock, limits.lockSeconds, now)
}

/** Takes a try back, because the password was not checked. */
export async function dropTry(deps: Deps, phone: Phone): Promise<void> {
  const { pair, account } = keysOf(deps, phone)
  await undoUse(deps.db, pair)
  await undoUse(deps.db, account)
}

/**
 * Removes a try with a correct password from the counts, and forgets the wrong tries from this
 * address.
 */
export async function forgetWrong(deps: Deps, phone: Phone): Promise<void> {
  const { pair, account } = keysOf(deps, phone)
  await clearUses(deps.db, pair)
  await undoUse(deps.db, account)
}

/**
 * Ends the waiting time, because the person has set a new password. The refusal of a locked sign-in
 * advises to do this.
 */
export async function liftLocks(deps: Deps, phone: Phone): Promise<void> {
  for (const key of Object.values(keysOf(deps, phone))) await clearUses(deps.db, key)
}
