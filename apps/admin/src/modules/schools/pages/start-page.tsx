import { SimpleGrid, Stack } from '@mantine/core'
import { usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { SetupGuide } from '../start/setup-guide.tsx'
import { LimitsNote } from '../limits/limits-note.tsx'
import { WaitingCards } from '../start/waiting-cards.tsx'

/**
 * TCH-133: the start page of staff: the open tasks, and in a new school the remaining steps of the
 * set-up.
 */
export function StartPage() {
  const { t } = useTranslation('schools')
  usePageTitle(t('start.title'))
  return (
    <>
      <SectionHead level={1} title={t('start.title')} lead={t('start.lead')} />
      <Stack gap="lg">
        <LimitsNote />
        <SimpleGrid minColWidth="min(100%, 190px)" autoFlow="auto-fit" spacing="md">
          <WaitingCards />
        </SimpleGrid>
        <SetupGuide />
      </Stack>
    </>
  )
}
