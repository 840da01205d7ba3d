import { useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { useDevice, usePageTitle, useSession } from '@titian/site'
import { ListSkeleton, SectionHead, Segmented, Surface } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ContactRows } from '../profile/contact-rows.tsx'
import { NameForm } from '../profile/name-form.tsx'
import { PhotoField } from '../profile/photo-field.tsx'
import styles from '../profile/profile.module.css'
import { Security } from '../profile/security.tsx'
import { StudentInfoCard } from '../profile/student-info.tsx'

const tabs = ['basic', 'security'] as const

/** ACC-261: the path of the other device leads to the own one. */
function useOwnPath(): void {
  const router = useRouter()
  const device = useDevice()
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const own = device === 'mobile' ? paths.accountOnPhone : paths.account
  useEffect(() => {
    if (pathname !== own) void router.navigate({ href: own + searchStr, replace: true })
  }, [own, pathname, searchStr, router])
}

function Basic() {
  const { t } = useTranslation('accounts')
  const { user } = useSession()
  if (!user) return <ListSkeleton count={3} label={t('site:loading')} />
  return (
    <div className={styles['columns']}>
      <Surface className={styles['card']}>
        <h2>{t('profile.basic')}</h2>
        <PhotoField user={user} />
        <NameForm key={user.name + user.sex} user={user} />
      </Surface>
      <div className={styles['sections']}>
        <ContactRows user={user} />
        <StudentInfoCard />
      </div>
    </div>
  )
}

/** ACC-157, ACC-197: the personal centre. */
export function AccountPage() {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const tab = search['tab'] === 'security' ? 'security' : 'basic'
  usePageTitle(t('profile.title'))
  useOwnPath()
  const show = (next: (typeof tabs)[number]) =>
    void router.navigate({ to: '.', search: next === 'basic' ? {} : { tab: next }, replace: true })
  const choice = (
    <Segmented
      label={t('profile.title')}
      value={tab}
      onChange={show}
      options={tabs.map((value) => ({ value, label: t(`profile.tabs.${value}`) }))}
    />
  )
  return (
    <>
      <SectionHead level={1} title={t('profile.title')} more={choice} />
      {tab === 'basic' ? <Basic /> : <Security />}
    </>
  )
}
