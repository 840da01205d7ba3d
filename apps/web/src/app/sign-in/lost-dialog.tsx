import { Button, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './lost-dialog.module.css'
import type { Asking } from './sign-in-way.ts'

interface LostDialogProps {
  why: Asking['why']
  onClose: () => void
  onSignIn: () => void
}

const keys = { lost: 'sessionLost', shared: 'shared' } as const

/** FRM-185, ACC-016: on a phone the form is a page of its own, so it is asked for first. */
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
      <p>{t(`${key}.text`)}</p>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {t(`${key}.stay`)}
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            onClose()
            onSignIn()
          }}
        >
          {t('site:signIn')}
        </Button>
      </div>
    </Modal>
  )
}
