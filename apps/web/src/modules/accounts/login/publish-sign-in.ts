import { accounts, refusals } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { askOptions, callServer, ServerRefusal, sessionStore } from '@titian/site'
import { useCallback } from 'react'
import { signedInEvent } from './signed-in-event.ts'

export type Welcome = 'welcome' | 'needsIdentity'

/**
 * ACC-047 to ACC-049, ACC-075: after a sign-in, loads the login info and notifies the site.
 * Resolves to whether the school requires the identity first (ACC-069). @throws the refusal of the
 * server; then nobody is signed in.
 */
export function usePublishSignIn(): () => Promise<Welcome> {
  const client = useQueryClient()
  return useCallback(async () => {
    const info = { ...askOptions(accounts.loginInfo, {}, true), staleTime: 0 }
    const failure = await client.fetchQuery(info).then(
      () => null,
      (error: unknown) => error,
    )
    const isAsked =
      failure instanceof ServerRefusal && failure.code === refusals.needsAuthentication.code
    if (failure instanceof ServerRefusal && !isAsked) {
      // ACC-072: a session is useless if the server refuses its login info, so the session is
      // ended.
      sessionStore.forget()
      await callServer(accounts.logout, {}, { quiet: true }).catch(() => undefined)
      throw failure
    }
    // ACC-075: the call is not awaited, because nothing depends on its response.
    if (failure === null)
      callServer(accounts.refreshLastLoginTime, {}, { quiet: true }).catch(() => undefined)
    // ACC-068: the server set the readable cookie with the session, and again with the login info.
    sessionStore.look()
    window.dispatchEvent(new Event(signedInEvent))
    return isAsked ? 'needsIdentity' : 'welcome'
  }, [client])
}
