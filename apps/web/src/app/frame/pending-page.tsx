import { Box } from '@mantine/core'
import { ListSkeleton, PageWidth } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** Shown while the code of a page is loading. */
export function PendingPage() {
  const { t } = useTranslation('site')
  return (
    <PageWidth>
      <Box py={48}>
        <ListSkeleton label={t('loading')} />
      </Box>
    </PageWidth>
  )
}
