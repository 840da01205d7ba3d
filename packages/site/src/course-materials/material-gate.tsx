import { Button } from '@mantine/core'
import { NoPermissionState } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignIn } from '../signed-in/sign-in.ts'
import { useSession } from '../session/use-session.ts'

interface MaterialGateProps {
  /** True if the caller is enrolled in the course, teaches the course or manages it. */
  learn: boolean
  /** The number of files. */
  count: number
  children: ReactNode
}

/** CRS-063: shows the files to members of the course, and only their number to others. */
export function MaterialGate({ learn, count, children }: MaterialGateProps) {
  const { t } = useTranslation(['course-materials', 'site'])
  const { status } = useSession()
  const openSignIn = useSignIn()
  if (learn && status !== 'visitor') return children
  const text = count > 0 ? t('joinText', { count }) : t('joinNone')
  if (status !== 'visitor') return <NoPermissionState title={t('joinTitle')} text={text} />
  const action = <Button onClick={() => openSignIn('login')}>{t('site:signIn')}</Button>
  return <NoPermissionState title={t('signInTitle')} text={text} action={action} />
}
