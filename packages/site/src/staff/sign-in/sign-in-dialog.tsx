import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-dialog.module.css'

/** Lies over the page when a session ended, so that nothing written there is lost. */
export function SignInDialog({ opened, onDone }: { opened: boolean; onDone: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <Modal
      opened={opened}
      onClose={() => {}}
      withCloseButton={false}
      title={t('again.title')}
      size={444}
    >
      <p className={styles['text']}>{t('again.text')}</p>
      <SignInForm onDone={onDone} />
    </Modal>
  )
}
