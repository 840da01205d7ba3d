import { useRouterState } from '@tanstack/react-router'
import { safeReturnUrl, sessionStore, type OpenSignIn } from '@titian/site'
import { useEffect } from 'react'
import { paths } from '../paths.ts'

/** FRM-067, FRM-070: /home?url=... opens the sign-in, which then returns to that address. */
export function useReturnPrompt(openSignIn: OpenSignIn): void {
  const url = useRouterState({
    select: ({ location }) =>
      location.pathname === paths.home ? (location.search.url ?? null) : null,
  })
  useEffect(() => {
    if (url !== null && !sessionStore.isSignedIn()) openSignIn('login', safeReturnUrl(url))
  }, [url, openSignIn])
}
