import { accounts, type LoginInfo } from '@titian/contract'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { callServer } from '../calls/call-server.ts'
import { askKey } from '../calls/query-client.ts'
import { useAsk } from '../calls/use-ask.ts'
import { keepDisplay, keptDisplay, sessionStore, type Display } from './session-store.ts'

export interface Session {
  /** `loading` while it is known that somebody is signed in, but not yet who. */
  status: 'visitor' | 'loading' | 'signedIn'
  user: LoginInfo | null
  /** Name and portrait, also while loading, from the last visit of this browser. */
  display: Display | null
  /** After sign-in: reads the session again and everything that depends on the user. */
  refresh: () => Promise<void>
  /** Ends the session; false when the server could not be reached. */
  signOut: () => Promise<boolean>
}

const fiveMinutes = 300_000

export function useSession(): Session {
  const client = useQueryClient()
  const signedIn = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.isSignedIn,
    () => false,
  )
  const { data } = useAsk(
    accounts.loginInfo,
    {},
    { enabled: signedIn, staleTime: fiveMinutes, quiet: true },
  )
  const user = signedIn && data ? data : null

  useEffect(() => {
    if (user) keepDisplay(user)
  }, [user])

  const refresh = useCallback(async () => {
    const again = sessionStore.isSignedIn()
    sessionStore.look()
    // Who is newly signed in is asked for by the query above; the school stays what it is.
    const isKept = ({ queryKey: [path] }: Pick<Query, 'queryKey'>) =>
      String(path).startsWith('/school/') || (!again && path === accounts.loginInfo.path)
    await client.invalidateQueries({ predicate: (query) => !isKept(query) })
  }, [client])

  const signOut = useCallback(async () => {
    const answer = await callServer(accounts.logout, {}).catch(() => null)
    if (!answer) return false
    sessionStore.forget()
    client.removeQueries({ queryKey: askKey(accounts.loginInfo) })
    await client.invalidateQueries()
    return true
  }, [client])

  return useMemo(() => {
    const status = !signedIn ? 'visitor' : user ? 'signedIn' : 'loading'
    return { status, user, display: user ?? (signedIn ? keptDisplay() : null), refresh, signOut }
  }, [signedIn, user, refresh, signOut])
}
