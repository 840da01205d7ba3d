import { ConfirmDialog } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface LeaveDialogProps {
  onClose: () => void
  onLeave: () => void
}

/**
 * FRM-182: asks before a change of language. It reloads the page, and unsaved changes would be
 * lost.
 */
export function LeaveDialog({ onClose, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('site')
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('language.leaveTitle')}
      text={t('language.leaveText')}
      confirmLabel={t('language.leave')}
      cancelLabel={t('language.stay')}
      onConfirm={onLeave}
    />
  )
}
