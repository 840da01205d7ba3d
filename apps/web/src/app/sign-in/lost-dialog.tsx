import { Modal, Text } from '@mantine/core'
import { DialogButtons } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { Asking } from './sign-in-rules.ts'

interface LostDialogProps {
  why: Asking['why']
  onClose: () => void
  onSignIn: () => void
}

const keys = { lost: 'sessionLost', shared: 'shared' } as const

/** FRM-185, ACC-016: on a phone the sign-in form is another page, so the person is asked first. */
export function LostDialog({ why, onClose, onSignIn }: LostDialogProps) {
  const { t } = useTranslation(['app', 'site'])
  const key = keys[why]
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`${key}.title`)}
      size={why === 'shared' ? '80vw' : 444}
      withCloseButton={false}
      centered
    >
      <Text mb="lg">{t(`${key}.text`)}</Text>
      <DialogButtons
        cancelLabel={t(`${key}.stay`)}
        onCancel={onClose}
        confirmLabel={t('site:signIn')}
        onConfirm={() => {
          onClose()
          onSignIn()
        }}
        busy={false}
        focused="confirm"
      />
    </Modal>
  )
}
