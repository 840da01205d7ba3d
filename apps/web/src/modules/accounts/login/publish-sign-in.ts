import { accounts, refusals } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { askOptions, callServer, ServerRefusal, sessionStore } from '@titian/site'
import { useCallback } from 'react'
import { signedInEvent } from './signed-in-event.ts'

export type Welcome = 'welcome' | 'needsIdentity'

/**
 * ACC-047 to ACC-049, ACC-075: the session is there; its login info is read, and the rest of the site hears
 * of it. Answers whether the school asks for the identity first (ACC-069).
 * @throws what the server has refused; nobody is signed in then.
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
      // ACC-072: a session whose login info is refused is of no use, and half a sign-in is none.
      sessionStore.forget()
      await callServer(accounts.logout, {}, { quiet: true }).catch(() => undefined)
      throw failure
    }
    // ACC-075: nobody waits for this, and nothing depends on it.
    if (failure === null)
      callServer(accounts.refreshLastLoginTime, {}, { quiet: true }).catch(() => undefined)
    // ACC-068: the readable flag came with the session, and again with the login info.
    sessionStore.look()
    window.dispatchEvent(new Event(signedInEvent))
    return isAsked ? 'needsIdentity' : 'welcome'
  }, [client])
}
