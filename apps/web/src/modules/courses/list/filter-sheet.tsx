import { Drawer, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListFilter } from '../list-filter.ts'
import { ChoiceChecks, CreditCheck, KindLinks, SubjectTree } from './filter-links.tsx'

interface FilterSheetProps {
  filter: ListFilter
  onClose: () => void
}

export function FilterSheet({ filter, onClose }: FilterSheetProps) {
  const { t } = useTranslation(['courses', 'site'])
  return (
    <Drawer
      opened
      onClose={onClose}
      position="left"
      size={320}
      title={t('list.filters')}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <Stack gap="lg" px={12}>
        <SubjectTree filter={filter} onFollow={onClose} />
        <KindLinks filter={filter} onFollow={onClose} />
        <ChoiceChecks filter={filter} />
        <CreditCheck filter={filter} />
      </Stack>
    </Drawer>
  )
}
