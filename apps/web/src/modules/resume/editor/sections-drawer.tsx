import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SectionsList } from './sections-list.tsx'

export interface SectionsDrawerProps {
  opened: boolean
  onClose: () => void
}

/** The list of sections in a drawer, if the screen has no space for it beside the form. */
export function SectionsDrawer({ opened, onClose }: SectionsDrawerProps) {
  const { t } = useTranslation(['resume', 'site'])
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('sections')}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <SectionsList onOpen={onClose} />
    </Drawer>
  )
}
