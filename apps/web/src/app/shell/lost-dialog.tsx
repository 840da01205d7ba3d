import { ConfirmDialog } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface LostDialogProps {
  onClose: () => void
  onSignIn: () => void
}

/** FRM-185: on a phone the form is a page of its own, so it is asked for first. */
export function LostDialog({ onClose, onSignIn }: LostDialogProps) {
  const { t } = useTranslation(['app', 'site'])
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('sessionLost.title')}
      text={t('sessionLost.text')}
      confirmLabel={t('site:signIn')}
      cancelLabel={t('sessionLost.stay')}
      onConfirm={onSignIn}
    />
  )
}
