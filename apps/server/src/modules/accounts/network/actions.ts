import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { countUse, windowsOf } from '../../../platform/security/limits.ts'
import { mayTry, networkBudget } from './rules.ts'

type Deps = Pick<Context, 'db' | 'client' | 'now'>

function keysOf({ client }: Deps) {
  return { wrong: `wrong from ${client.network}`, signedIn: `signed in from ${client.network}` }
}

/** Returns the refusal of a network above its limit, with the seconds until the limit ends. */
export function networkBusy(seconds: number): Refusal<'waitBefore'> {
  return refusal('waitBefore', { reason: 'networkBusy', extend: { seconds: Math.max(1, seconds) } })
}

/**
 * ACC-270: refuses a network above its limit. This is checked before a password is compared, and
 * once more after waiting for a free processor.
 */
export async function refuseNetwork(deps: Deps): Promise<Refusal<'waitBefore'> | undefined> {
  const keys = keysOf(deps)
  const windows = await windowsOf(deps.db, Object.values(keys), deps.now)
  const [wrong, signedIn] = [windows.get(keys.wrong), windows.get(keys.signedIn)]
  if (mayTry({ wrong: wrong?.uses ?? 0, signedIn: signedIn?.uses ?? 0 })) return undefined
  return networkBusy(wrong?.seconds ?? 0)
}

export async function countWrongFromNetwork(deps: Deps): Promise<void> {
  await countUse(deps.db, keysOf(deps).wrong, networkBudget.wrongSeconds, deps.now)
}

/**
 * Counts each account once. So an attacker who signs in to one account again and again gets no
 * further tries.
 */
export async function countSignedIn(deps: Deps, userId: number): Promise<void> {
  const { db, now } = deps
  const { signedIn } = keysOf(deps)
  const seconds = networkBudget.signedInSeconds
  if ((await countUse(db, `${signedIn} ${userId}`, seconds, now)) === 1)
    await countUse(db, signedIn, seconds, now)
}
