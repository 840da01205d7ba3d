import { Stack } from '@mantine/core'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../routing/page-title.ts'
import { PasswordCard } from '../../account/password-card.tsx'
import { SessionsCard } from '../../account/sessions-card.tsx'
import { OwnDataLink } from '../../privacy/own-data-link.tsx'
import { staffPaths } from '../staff-paths.ts'
import { TwoStepCard } from './two-step-card.tsx'

/** The security of the user's account: two-step sign-in, the password, and the open sessions. */
export function SecurityPage() {
  const { t } = useTranslation('staff')
  usePageTitle(t('security.title'))
  return (
    <>
      <SectionHead level={1} title={t('security.title')} lead={t('security.lead')} />
      <Stack gap="lg" maw={760}>
        <TwoStepCard />
        <PasswordCard />
        <SessionsCard />
        <OwnDataLink href={staffPaths.ownData} />
      </Stack>
    </>
  )
}
