import { useRouter } from '@tanstack/react-router'
import { ListSkeleton } from '@titian/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { setPressWay } from '../../signed-in/press-again.ts'
import { onSessionLost } from '../../signed-in/session-lost.ts'
import { sessionStore } from '../../signed-in/session-store.ts'
import { SignInContext } from '../../signed-in/sign-in.ts'
import { ImpersonationBanner } from '../../session/impersonation-banner.tsx'
import { useSession } from '../../session/use-session.ts'
import { sendAfterSignIn } from '../sign-in/after-sign-in.ts'
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx'
import { linkToSignIn } from '../staff-paths.ts'
import { useStaffSite } from '../staff-site.ts'
import { LonePage } from './lone-page.tsx'
import { RefusedPage } from './refused-page.tsx'

/**
 * Redirects visitors to the sign-in page, and shows a message to everybody else who has no access.
 */
export function StaffGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('staff')
  const { mayEnter } = useStaffSite()
  const router = useRouter()
  const { status, user, refresh } = useSession()
  const [lost, setLost] = useState(false)
  const open = lost || status !== 'visitor'

  // The page stays when the session ends, and the sign-in form opens over it.
  useEffect(
    () =>
      onSessionLost(() => {
        if (sessionStore.isSignedIn()) setLost(true)
        sessionStore.forget()
      }),
    [],
  )
  useEffect(() => {
    setPressWay(sendAfterSignIn)
    return () => setPressWay(null)
  }, [])
  useEffect(() => {
    if (open) return
    void router.navigate({ ...linkToSignIn(router.state.location.href), replace: true })
  }, [open, router])

  const done = async () => {
    await refresh()
    setLost(false)
  }
  // Shows that the page is loading, because loading the sign-in page may take a while.
  if (!open || (status === 'loading' && !lost)) {
    return (
      <LonePage>
        <ListSkeleton label={t('site:loading')} />
      </LonePage>
    )
  }
  if (user && !mayEnter(user.roleStr)) return <RefusedPage user={user} />
  return (
    <SignInContext value={() => setLost(true)}>
      <ImpersonationBanner />
      {children}
      <SignInDialog opened={lost} onDone={() => void done()} />
    </SignInContext>
  )
}
