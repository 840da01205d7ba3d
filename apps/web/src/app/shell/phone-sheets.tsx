import { Drawer, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CourseSearch } from './course-search.tsx'
import { PhoneDrawer } from './phone-drawer.tsx'

interface SheetProps {
  onClose: () => void
}

export function MenuSheet({ onClose }: SheetProps) {
  const { t } = useTranslation(['app', 'site'])
  const closeButton = { 'aria-label': t('site:close') }
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={320}
      title={t('menu')}
      closeButtonProps={closeButton}
    >
      <PhoneDrawer onFollow={onClose} />
    </Drawer>
  )
}

export function SearchSheet({ onClose }: SheetProps) {
  const { t } = useTranslation(['app', 'site'])
  const closeButton = { 'aria-label': t('site:close') }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('search.label')}
      fullScreen
      radius={0}
      closeButtonProps={closeButton}
    >
      <CourseSearch size="md" onDone={onClose} focusFirst />
    </Modal>
  )
}
