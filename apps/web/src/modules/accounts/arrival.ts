import { accounts, refusals } from '@titian/contract'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { callServer, ServerRefusal, sessionStore, stored, stringifySearch } from '@titian/site'

/** What the address contained, for which the frame shows a message or a question. */
export type Arrival =
  | { kind: 'signedIn' }
  /** ACC-227: another account is signed in here. */
  | { kind: 'otherAccount'; temporaryToken: string }
  | { kind: 'failed'; error: unknown }

const listeners = new Set<() => void>()
let present: Arrival | null = null

export const arrivals = {
  present: () => present,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set(next: Arrival | null): void {
    present = next
    listeners.forEach((listener) => listener())
  },
}

/** ACC-225 to ACC-227: uses a token once. Resolves to false if the token signed nobody in. */
export async function signInByToken(temporaryToken: string, replace: boolean): Promise<boolean> {
  try {
    const { ok, status, data } = await callServer(accounts.temporaryTokenLogin, {
      temporaryToken,
      replace,
    })
    const refusal = new ServerRefusal(accounts.temporaryTokenLogin.path, status, data)
    if (!ok && refusal.is('alreadyDone')) {
      arrivals.set({ kind: 'otherAccount', temporaryToken })
      return true
    }
    // ACC-252: a person who must still submit an identity is signed in all the same.
    if (!ok && data.code !== refusals.needsAuthentication.code) throw refusal
    sessionStore.look()
    arrivals.set({ kind: 'signedIn' })
    return true
  } catch (error) {
    arrivals.set({ kind: 'failed', error })
    return false
  }
}

const schoolCode = stored({
  name: 'scId',
  version: 1,
  owner: 'visitor',
  lifetime: 'tab',
  accept: (value): value is string => typeof value === 'string',
})

/**
 * ACC-109, ACC-228: stores the school or campus that referred a visitor, for a registration in this
 * tab.
 */
function keepSchoolCode(scId: unknown): void {
  if (typeof scId === 'string' && scId !== '') schoolCode.keep(scId)
}

export const storedSchoolCode = (): string | undefined => schoolCode.read() ?? undefined

interface Entering {
  location: Pick<ParsedLocation, 'pathname' | 'search' | 'hash'>
  preload: boolean
}

/**
 * Called by the root route, so that the account data in any address is read before a guard runs.
 */
export async function arrive({ location, preload }: Entering): Promise<void> {
  const search: Record<string, unknown> = location.search
  const { temporaryToken, ...rest } = search
  keepSchoolCode(search['scId'])
  if (preload || typeof temporaryToken !== 'string' || temporaryToken === '') return
  const isIn = await signInByToken(temporaryToken, false)
  const hash = location.hash ? `#${location.hash}` : ''
  const here = location.pathname + stringifySearch(rest) + hash
  throw redirect({ href: isIn ? here : '/', replace: true })
}
