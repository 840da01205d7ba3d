import { Button } from '@mantine/core'
import { ListSkeleton, NoPermissionState } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignIn } from '../signed-in/sign-in.ts'
import { useSession } from './use-session.ts'

interface RequireSessionProps {
  children: ReactNode
  /** Shown while the session is loading, in the shape of the content. */
  loading?: ReactNode
}

/** Shows its children to a signed-in user, and the sign-in to a visitor. */
export function RequireSession({ children, loading }: RequireSessionProps) {
  const { status, needsIdentity } = useSession()
  const openSignIn = useSignIn()
  const { t } = useTranslation('site')
  if (status === 'signedIn') return children
  if (needsIdentity) {
    return (
      <NoPermissionState
        level={1}
        title={t('identityFirst.title')}
        text={t('identityFirst.text')}
        action={
          <Button onClick={() => openSignIn('authentication')}>{t('identityFirst.act')}</Button>
        }
      />
    )
  }
  if (status === 'loading') return loading ?? <ListSkeleton label={t('loading')} />
  return (
    <NoPermissionState
      level={1}
      title={t('signInFirst.title')}
      text={t('signInFirst.text')}
      action={<Button onClick={() => openSignIn('login')}>{t('signIn')}</Button>}
    />
  )
}
