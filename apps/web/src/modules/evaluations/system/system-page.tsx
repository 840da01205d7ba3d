import { Stack } from '@mantine/core'
import { useSession, usePageTitle } from '@titian/site'
import { PageWidth, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { HowItWorks } from './how-it-works.tsx'
import { OwnList } from './own-list.tsx'
import { PeerList } from './peer-list.tsx'

/**
 * PRC-021: the start page of the evaluation system: explanation, own assessments, and works to
 * rate.
 */
export function SystemPage() {
  const { t } = useTranslation('evaluations')
  const isSignedIn = useSession().status === 'signedIn'
  usePageTitle(t('title'))
  return (
    <PageWidth>
      <Stack gap="xl" py={{ base: 'lg', sm: 'xl' }}>
        <SectionHead level={1} title={t('title')} lead={t('lead')} />
        {isSignedIn ? (
          <>
            <PeerList />
            <OwnList />
          </>
        ) : null}
        <HowItWorks />
      </Stack>
    </PageWidth>
  )
}
