import { Stack } from '@mantine/core'
import { usePageTitle, useSession } from '@titian/site'
import { PageWidth, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { Lobby } from '../../../lobby/lobby-page.tsx'
import { OwnRuns } from '../../../lobby/own-runs.tsx'
import { Process } from './process.tsx'

/** PRC-002, PRC-023: the public flow chart, and starting a run. */
export function MarketLobby() {
  const { t } = useTranslation('marketplace')
  const { status } = useSession()
  usePageTitle(t('title'))
  return (
    <PageWidth>
      <Stack gap="xl" py={{ base: 'lg', sm: 'xl' }}>
        <SectionHead level={1} title={t('title')} lead={t('lobby.lead')} />
        <Process />
        <Lobby at={paths.marketplace} />
        {status === 'signedIn' ? <OwnRuns kind="marketplace" /> : null}
      </Stack>
    </PageWidth>
  )
}
