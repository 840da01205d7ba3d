import { ConfirmDialog } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface LeaveDialogProps {
  opened: boolean
  onAnswer: (stays: boolean) => void
}

/** The question before input is lost, the same for pages and dialogs. */
export function LeaveDialog({ opened, onAnswer }: LeaveDialogProps) {
  const { t } = useTranslation('staff')
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title={t('leave.title')}
      text={t('leave.text')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => onAnswer(false)}
      onClose={() => onAnswer(true)}
    />
  )
}
