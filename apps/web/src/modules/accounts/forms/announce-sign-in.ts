import { accounts, refusals } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { askOptions, callServer, ServerRefusal, sessionStore } from '@titian/site'
import { useCallback } from 'react'
import { signedInEvent } from './signed-in-event.ts'

export type Welcome = 'welcome' | 'needsIdentity'

/**
 * ACC-047 to ACC-049, ACC-075: the session is there; its login info is read, and the rest of the site hears
 * of it. Answers whether the school asks for the identity first (ACC-069).
 */
export function useAnnounceSignIn(): () => Promise<Welcome> {
  const client = useQueryClient()
  return useCallback(async () => {
    // Nobody waits for this, and nothing depends on it.
    callServer(accounts.refreshLastLoginTime, {}, { quiet: true }).catch(() => undefined)
    const info = { ...askOptions(accounts.loginInfo, {}, true), staleTime: 0 }
    const failure = await client.fetchQuery(info).then(
      () => null,
      (error: unknown) => error,
    )
    // ACC-068: the readable flag came with the session, and again with the login info.
    sessionStore.look()
    window.dispatchEvent(new Event(signedInEvent))
    const isAsked =
      failure instanceof ServerRefusal && failure.code === refusals.needsAuthentication.code
    return isAsked ? 'needsIdentity' : 'welcome'
  }, [client])
}
