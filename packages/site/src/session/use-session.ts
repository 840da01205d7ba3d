import { accounts, auditStatus, refusals, type LoginInfo } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { callServer } from '../calls/call-server.ts'
import { callKey } from '../calls/query-client.ts'
import { ServerRefusal } from '../calls/refusal.ts'
import { useAsk } from '../calls/use-ask.ts'
import { emptyForSignOut } from '../storage/signed-out.ts'
import {
  keepDisplay,
  storedDisplay,
  sessionStore,
  type Display,
} from '../signed-in/session-store.ts'
import { askPersonAgain, forgetAnswers, notifyOtherTabs } from '../signed-in/watch-person.ts'

export interface Session {
  /** `loading` while it is known that somebody is signed in, but not yet who. */
  status: 'visitor' | 'loading' | 'signedIn'
  user: LoginInfo | null
  /** ACC-074: whether the school has confirmed who this is. */
  audit: boolean
  /** ACC-252: signed in, but the server refuses other calls until the identity is submitted. */
  needsIdentity: boolean
  /** Name and portrait, also while loading, from the last visit of this browser. */
  display: Display | null
  /** After sign-in: reads the session again and everything that depends on the user. */
  refresh: () => Promise<void>
  /** ACC-236: ends the session; false when the server could not be reached or refused. */
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
  const { data, error } = useAsk(
    accounts.loginInfo,
    {},
    { enabled: signedIn, staleTime: fiveMinutes, quiet: true },
  )
  const needsIdentity =
    signedIn && error instanceof ServerRefusal && error.code === refusals.needsAuthentication.code
  const user = signedIn && data && !needsIdentity ? data : null

  useEffect(() => {
    if (user) keepDisplay(user)
  }, [user])

  const refresh = useCallback(async () => {
    const again = sessionStore.isSignedIn()
    // Who signs in after a lost session need not be who was here before.
    if (!again) client.removeQueries({ queryKey: callKey(accounts.loginInfo) })
    sessionStore.look()
    // Who is newly signed in is asked for by the query above.
    await askPersonAgain(client, !again)
  }, [client])

  const signOut = useCallback(async () => {
    const answer = await callServer(accounts.logout, {}).catch(() => null)
    const isOver = answer?.ok || answer?.data.code === refusals.signIn.code
    if (!isOver) return false
    sessionStore.forget()
    forgetAnswers(client)
    await emptyForSignOut()
    notifyOtherTabs(null)
    return true
  }, [client])

  return useMemo(() => {
    const status = !signedIn ? 'visitor' : user ? 'signedIn' : 'loading'
    const display = user ?? (signedIn ? storedDisplay() : null)
    const audit = display?.auditStatus === auditStatus.approved
    return { status, user, audit, needsIdentity, display, refresh, signOut }
  }, [signedIn, user, needsIdentity, refresh, signOut])
}
