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
  /** `loading` means that a session exists but its user has not been loaded yet. */
  status: 'visitor' | 'loading' | 'signedIn'
  user: LoginInfo | null
  /** ACC-074: whether the school has confirmed the identity of the user. */
  audit: boolean
  /** ACC-252: signed in, but the server refuses other calls until the identity is submitted. */
  needsIdentity: boolean
  /**
   * The name and photo of the user. While these are loading, the name and photo of the last visit
   * in this browser.
   */
  display: Display | null
  /** Called after sign-in: reloads the session and all queries that depend on the user. */
  refresh: () => Promise<void>
  /** ACC-236: ends the session; returns false if the server refused or could not be reached. */
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
    // After a lost session, a different person may sign in.
    if (!again) client.removeQueries({ queryKey: callKey(accounts.loginInfo) })
    sessionStore.look()
    // After a sign-in, the query above loads the login info. So it is not requested here.
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
