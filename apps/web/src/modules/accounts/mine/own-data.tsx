import { Box, Button, Stack, Title } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { OwnArchiveCard } from '@titian/site/privacy'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ownDataLink } from '../../../parts/own-data-link.ts'
import { OwnPhoneCode } from './own-phone-code.tsx'

/** ACC-315: exports the person's data, with a link to closing the account. */
export function OwnData() {
  const { t } = useTranslation('privacy')
  return (
    <Stack gap="lg" maw={860}>
      <OwnArchiveCard CodeFields={OwnPhoneCode} />
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('closing.title')}
        </Title>
        <Box component="p" maw="66ch" c="var(--text-2)">
          {t('page.closeText')}
        </Box>
        <div>
          <Button component={SiteLink} {...ownDataLink('close')} variant="default">
            {t('page.toClose')}
          </Button>
        </div>
      </Surface>
    </Stack>
  )
}
