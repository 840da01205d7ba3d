import { ConfirmDialog } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface SignOutQuestionProps {
  /** How many answers only this device holds. */
  count: number
  onDecide: (signOut: boolean) => void
}

/** EXM-132: said before answers are lost, not afterwards. */
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
