import { Drawer, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { HeaderSearch, useSearchLabel } from '../search/header-search.tsx'
import { PhoneDrawer } from './phone-drawer.tsx'

interface SheetProps {
  onClose: () => void
  /** Called after a link in the sheet was clicked. The new page takes the focus. */
  onFollow: () => void
}

export function MenuSheet({ onClose, onFollow }: SheetProps) {
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
      <PhoneDrawer onFollow={onFollow} />
    </Drawer>
  )
}

export function SearchSheet({ onClose, onFollow }: SheetProps) {
  const { t } = useTranslation('site')
  const closeButton = { 'aria-label': t('close') }
  return (
    <Modal
      opened
      onClose={onClose}
      title={useSearchLabel()}
      fullScreen
      radius={0}
      closeButtonProps={closeButton}
    >
      <HeaderSearch size="md" onDone={onFollow} focusFirst inline />
    </Modal>
  )
}
