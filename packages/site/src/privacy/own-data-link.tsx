import { Box, Button, Title } from '@mantine/core'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { SiteLink, type SiteLinkProps } from '../routing/site-link.tsx'

/** A link to the page for exporting data and closing the account, in the security settings. */
export function OwnDataLink(way: Pick<SiteLinkProps, 'href' | 'to' | 'search'>) {
  const { t } = useTranslation('privacy')
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('page.data')}
      </Title>
      <Box component="p" maw="66ch" c="var(--text-2)" fz="sm">
        {t('page.staffLead')}
      </Box>
      <div>
        <Button component={SiteLink} {...way} variant="default">
          {t('page.toData')}
        </Button>
      </div>
    </Surface>
  )
}
