import { useRouterState } from '@tanstack/react-router'
import { safeReturnUrl, sessionStore, type OpenSignIn } from '@titian/site'
import { useEffect } from 'react'
import { paths } from '../paths.ts'

/** FRM-067, FRM-070: /home?url=... asks for the sign-in that leads back to the page before. */
export function useReturnPrompt(openSignIn: OpenSignIn): void {
  const url = useRouterState({
    select: ({ location }) => {
      const search: Record<string, unknown> = location.search
      return location.pathname === paths.home && typeof search['url'] === 'string'
        ? search['url']
        : null
    },
  })
  useEffect(() => {
    if (url !== null && !sessionStore.isSignedIn()) openSignIn('login', safeReturnUrl(url))
  }, [url, openSignIn])
}
