import { Button, Stack, Title } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { safeReturnUrl, SiteLink, useDevice, usePageTitle, useSession } from '@titian/site'
import { PhotoField } from '@titian/site/account'
import { ClosingNote } from '@titian/site/privacy'
import { Columns, ListSkeleton, Note, SectionHead, Surface } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { AccountTabs } from '../../../parts/account-tabs.tsx'
import { MailCard } from '../mail/mail-card.tsx'
import type { AccountPath } from '../profile/bind-social.tsx'
import { CloseOwnAccount } from '../mine/close-account.tsx'
import { OwnData } from '../mine/own-data.tsx'
import { ContactRows } from '../profile/contact-rows.tsx'
import { NameForm } from '../profile/name-form.tsx'
import { Security } from '../profile/security.tsx'
import { StudentInfoCard } from '../profile/student-info.tsx'

/** ACC-261: redirects from the path of the other kind of device to the path of this kind. */
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
    <Columns widths={2} from="md" gap="lg">
      <Surface gap={20}>
        <Title order={2} size="h3">
          {t('profile.basic')}
        </Title>
        <PhotoField user={user} />
        <NameForm key={user.name + user.sex} user={user} />
      </Surface>
      <Stack gap="lg">
        <ContactRows user={user} from={from} />
        <MailCard />
        <StudentInfoCard />
      </Stack>
    </Columns>
  )
}

/** ACC-206: a link back for people who were sent here to complete their basic data. */
function BackLink({ url }: { url: string | undefined }) {
  const { t } = useTranslation('accounts')
  if (url === undefined) return null
  const back = (
    <Button component={SiteLink} href={safeReturnUrl(url)} variant="default" size="compact-md">
      {t('profile.goOn')}
    </Button>
  )
  return <Note action={back}>{t('profile.completeFirst')}</Note>
}

/**
 * The part of the page that each word in the address shows; unknown words are ignored (FRM-190).
 */
const parts = { basic: Basic, security: Security, data: OwnData, close: CloseOwnAccount }

type Tab = keyof typeof parts
const isTab = (word: string | undefined): word is Tab =>
  word !== undefined && Object.hasOwn(parts, word)

/** ACC-157, ACC-197: the account page. */
function Account({ from }: { from: AccountPath }) {
  const { t } = useTranslation('accounts')
  const search = useSearch({ from })
  const tab = isTab(search.tab) ? search.tab : 'basic'
  const Part = parts[tab]
  usePageTitle(t('profile.title'))
  useOwnPath(from)
  return (
    <>
      <SectionHead level={1} title={t('profile.title')} />
      <AccountTabs at={tab === 'close' ? 'data' : tab} />
      <BackLink url={search.url} />
      {tab === 'close' ? null : <ClosingNote />}
      <Part from={from} />
    </>
  )
}

export const AccountPage = () => <Account from={paths.account} />
export const AccountPageOnPhone = () => <Account from={paths.accountOnPhone} />
