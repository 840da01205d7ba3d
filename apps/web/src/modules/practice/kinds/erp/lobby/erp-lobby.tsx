import { Stack } from '@mantine/core'
import { SiteLink, usePageTitle, useSession } from '@titian/site'
import { PageWidth, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'
import { Lobby } from '../../../lobby/lobby-page.tsx'
import { OwnRuns } from '../../../lobby/own-runs.tsx'

/** PRC-005, PRC-006: where the practice of the books begins, on the whole screen with a link back. */
export function ErpLobby() {
  const { t } = useTranslation('erp')
  const { status } = useSession()
  usePageTitle(t('title'))
  return (
    <PageWidth>
      <Stack gap="xl" py={{ base: 'lg', sm: 'xl' }}>
        <SiteLink {...practiceLinks.area()} className="link">
          {t('back')}
        </SiteLink>
        <SectionHead level={1} title={t('title')} lead={t('lobby.lead')} />
        <Lobby at={paths.erp} />
        {status === 'signedIn' ? <OwnRuns kind="erp" /> : null}
      </Stack>
    </PageWidth>
  )
}
