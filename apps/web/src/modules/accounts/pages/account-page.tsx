import { Stack, Title } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useDevice, usePageTitle, useSession } from '@titian/site'
import { ListSkeleton, SectionHead, Segmented, Surface } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import type { AccountPath } from '../profile/bind-social.tsx'
import { ContactRows } from '../profile/contact-rows.tsx'
import { NameForm } from '../profile/name-form.tsx'
import { PhotoField } from '../profile/photo-field.tsx'
import styles from '../profile/profile.module.css'
import { Security } from '../profile/security.tsx'
import { StudentInfoCard } from '../profile/student-info.tsx'

const tabs = ['basic', 'security'] as const

/** ACC-261: the path of the other device leads to the own one. */
function useOwnPath(from: AccountPath): void {
  const router = useRouter()
  const own = useDevice() === 'mobile' ? paths.accountOnPhone : paths.account
  useEffect(() => {
    if (from !== own) void router.navigate({ to: own, search: true, replace: true })
  }, [own, from, router])
}

function Basic({ from }: { from: AccountPath }) {
  const { t } = useTranslation('accounts')
  const { user } = useSession()
  if (!user) return <ListSkeleton count={3} label={t('site:loading')} />
  return (
    <div className={styles['columns']}>
      <Surface gap={20}>
        <Title order={2} size="h3">
          {t('profile.basic')}
        </Title>
        <PhotoField user={user} />
        <NameForm key={user.name + user.sex} user={user} />
      </Surface>
      <Stack gap="lg">
        <ContactRows user={user} from={from} />
        <StudentInfoCard />
      </Stack>
    </div>
  )
}

/** ACC-157, ACC-197: the personal centre. */
function Account({ from }: { from: AccountPath }) {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const search = useSearch({ from })
  const tab = search.tab === 'security' ? 'security' : 'basic'
  usePageTitle(t('profile.title'))
  useOwnPath(from)
  const show = (next: (typeof tabs)[number]) =>
    void router.navigate({ to: from, search: next === 'basic' ? {} : { tab: next }, replace: true })
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
      {tab === 'basic' ? <Basic from={from} /> : <Security />}
    </>
  )
}

export const AccountPage = () => <Account from={paths.account} />
export const AccountPageOnPhone = () => <Account from={paths.accountOnPhone} />
