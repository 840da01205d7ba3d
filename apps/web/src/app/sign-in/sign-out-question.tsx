import { ConfirmDialog } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface SignOutQuestionProps {
  /** The number of answers that are stored only on this device. */
  count: number
  onDecide: (signOut: boolean) => void
}

/** EXM-132: warns before stored answers are lost by signing out. */
export function SignOutQuestion({ count, onDecide }: SignOutQuestionProps) {
  const { t } = useTranslation('app')
  return (
    <ConfirmDialog
      opened
      danger
      onClose={() => onDecide(false)}
      title={t('leftAnswers.title')}
      text={t('leftAnswers.text', { count })}
      confirmLabel={t('leftAnswers.signOut')}
      cancelLabel={t('leftAnswers.stay')}
      onConfirm={() => onDecide(true)}
    />
  )
}
