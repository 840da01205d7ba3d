import { Stack } from '@mantine/core'
import { usePageTitle, useSession } from '@titian/site'
import { PageWidth, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { GivenList } from '../../../given/given-list.tsx'
import { Lobby } from '../../../lobby/lobby-page.tsx'
import { OwnRuns } from '../../../lobby/own-runs.tsx'
import { ProcessMap } from '../home/process-map.tsx'
import { ErpBar } from '../parts/erp-bar.tsx'

/** PRC-005, PRC-006, PRC-224: explains ERP and starts a practice, with a link back. */
export function ErpLobby() {
  const { t } = useTranslation('erp')
  const { status } = useSession()
  usePageTitle(t('title'))
  return (
    <PageWidth>
      <Stack gap="xl" pt="sm" pb={{ base: 'lg', sm: 'xl' }}>
        <ErpBar />
        <SectionHead level={1} title={t('title')} lead={t('lobby.lead')} />
        <Stack gap="xs" maw={760}>
          <h2>{t('lobby.what')}</h2>
          <p>{t('lobby.whatText')}</p>
        </Stack>
        <Lobby at={paths.erp} />
        <GivenList kind="erp" />
        <ProcessMap title={t('map.process')} lead={t('map.lead')} books={null} />
        {status === 'signedIn' ? <OwnRuns kind="erp" /> : null}
      </Stack>
    </PageWidth>
  )
}
