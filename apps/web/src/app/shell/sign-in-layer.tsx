import { accounts } from '@titian/contract'
import { useRouter } from '@tanstack/react-router'
import {
  homeWithReturn,
  onSessionLost,
  safeReturnUrl,
  sessionStore,
  SignInContext,
  useDevice,
  useSession,
  type OpenSignIn,
  type SignInRequest,
} from '@titian/site'
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { signInHost as Host } from '../sign-in-host.ts'
import { leavesOnLostSession } from './session-lost-rule.ts'
import { useReturnPrompt } from './use-return-prompt.ts'

// Seldom needed, hence not part of the first visit.
const LostDialog = lazy(() =>
  import('./lost-dialog.tsx').then(({ LostDialog: part }) => ({ default: part })),
)

/** Knows how this device signs in, and what a session that ended means for the page on show. */
export function SignInLayer({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { refresh } = useSession()
  const asDialog = useDevice() === 'desktop' && Host !== null
  const [request, setRequest] = useState<SignInRequest | null>(null)
  const [asking, setAsking] = useState(false)

  const openSignIn = useCallback<OpenSignIn>(
    (form = 'login', returnUrl = null) => {
      if (asDialog) return setRequest({ form, returnUrl })
      const url = returnUrl ?? router.state.location.href
      const search = form === 'login' ? { url } : { url, form }
      void router.navigate({ to: paths.login, search })
    },
    [asDialog, router],
  )

  useReturnPrompt(openSignIn)

  useEffect(
    () =>
      onSessionLost((path) => {
        const wasSignedIn = sessionStore.isSignedIn()
        sessionStore.forget()
        const { pathname, href } = router.state.location
        if (leavesOnLostSession(pathname)) {
          void router.navigate({ href: homeWithReturn(href), replace: true })
          return
        }
        // An old cookie found out at the start of a public page is no reason to disturb anybody.
        if (path === accounts.loginInfo.path || pathname === paths.login) return
        // FRM-185: what was typed stays; a phone asks before it leaves the page.
        if (asDialog) openSignIn('login')
        else if (wasSignedIn) setAsking(true)
        else openSignIn('login')
      }),
    [router, asDialog, openSignIn],
  )

  const done = useCallback(async () => {
    const returnUrl = request?.returnUrl
    setRequest(null)
    await refresh()
    if (returnUrl) await router.navigate({ href: safeReturnUrl(returnUrl) })
  }, [request, refresh, router])

  return (
    <SignInContext value={openSignIn}>
      {children}
      {Host ? (
        <Host request={request} onClose={() => setRequest(null)} onDone={() => void done()} />
      ) : null}
      {asking ? (
        <Suspense>
          <LostDialog onClose={() => setAsking(false)} onSignIn={() => openSignIn('login')} />
        </Suspense>
      ) : null}
    </SignInContext>
  )
}
