import { Drawer, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SearchFilters, type SearchFiltersProps } from './search-filters.tsx'

/** The sheet with the filters on a phone. */
export function SearchSheet({
  onClose,
  ...filters
}: Omit<SearchFiltersProps, 'onFollow'> & { onClose: () => void }) {
  const { t } = useTranslation(['employment', 'site'])
  return (
    <Drawer
      opened
      onClose={onClose}
      position="left"
      size={320}
      title={t('search.filters')}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <Stack gap="lg" px={12}>
        <SearchFilters {...filters} onFollow={onClose} />
      </Stack>
    </Drawer>
  )
}
