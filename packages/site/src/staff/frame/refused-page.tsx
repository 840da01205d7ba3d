import { Button } from '@mantine/core'
import type { LoginInfo } from '@titian/contract'
import { NoPermissionState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../routing/page-title.ts'
import { ImpersonationBanner } from '../../session/impersonation-banner.tsx'
import { useStaffSite } from '../staff-site.ts'
import { LonePage } from './lone-page.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Staff who act as a student do so on this site too, until they stop. */
function ImpersonatingPage({ name }: { name: string }) {
  const { t } = useTranslation('staff')
  usePageTitle(t('acting.title'))
  return (
    <NoPermissionState
      level={1}
      title={t('acting.title')}
      text={t('acting.text', { name })}
      action={
        <Button component="a" href="/home">
          {t('publicSite')}
        </Button>
      }
    />
  )
}

function StrangerPage({ name }: { name: string }) {
  const { t } = useTranslation('staff')
  const { refused } = useStaffSite()
  const signOut = useSignOut()
  usePageTitle(refused.title)
  return (
    <NoPermissionState
      level={1}
      title={refused.title}
      text={refused.text(name)}
      action={<Button onClick={() => void signOut()}>{t('site:signOut')}</Button>}
    />
  )
}

/** Shown for an account without access to this site. */
export function RefusedPage({ user }: { user: LoginInfo }) {
  return (
    <>
      <ImpersonationBanner />
      <LonePage>
        {user.impersonation ? (
          <ImpersonatingPage name={user.impersonation.studentName} />
        ) : (
          <StrangerPage name={user.name} />
        )}
      </LonePage>
    </>
  )
}
