import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { SignInContext, onSessionLost, sessionStore, usePageTitle, useSession } from '@titian/site'
import { ListSkeleton, NoPermissionState } from '@titian/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInDialog } from '../../modules/accounts/parts/sign-in-dialog.tsx'
import { linkTo } from '../paths.ts'
import { mayEnter } from './may-enter.ts'
import styles from './staff-gate.module.css'
import { useSignOut } from './use-sign-out.ts'

function NotForYou({ name }: { name: string }) {
  const { t } = useTranslation('app')
  const signOut = useSignOut()
  usePageTitle(t('refused.title'))
  return (
    <main className={styles['alone']}>
      <NoPermissionState
        level={1}
        title={t('refused.title')}
        text={t('refused.text', { name })}
        action={<Button onClick={() => void signOut()}>{t('site:signOut')}</Button>}
      />
    </main>
  )
}

/** Sends visitors to the sign-in page and tells everybody else who may not be here so. */
export function StaffGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app')
  const router = useRouter()
  const { status, user, refresh } = useSession()
  const [lost, setLost] = useState(false)
  const open = lost || status !== 'visitor'

  // What stands on the page stays there when the session ends: signing in again lies over it.
  useEffect(
    () =>
      onSessionLost(() => {
        if (sessionStore.isSignedIn()) setLost(true)
        sessionStore.forget()
      }),
    [],
  )
  useEffect(() => {
    if (open) return
    void router.navigate({ href: linkTo.login(router.state.location.href), replace: true })
  }, [open, router])

  const done = async () => {
    await refresh()
    setLost(false)
  }
  if (!open) return null
  if (status === 'loading' && !lost) {
    return (
      <main className={styles['alone']}>
        <ListSkeleton label={t('site:loading')} />
      </main>
    )
  }
  if (user && !mayEnter(user.roleStr)) return <NotForYou name={user.name} />
  return (
    <SignInContext value={() => setLost(true)}>
      {children}
      <SignInDialog opened={lost} onDone={() => void done()} />
    </SignInContext>
  )
}
