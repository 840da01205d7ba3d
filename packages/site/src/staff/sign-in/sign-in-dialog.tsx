import { Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SignInForm } from './sign-in-form.tsx'

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
      <Text mb="md" c="var(--text-2)" fz="sm">
        {t('again.text')}
      </Text>
      <SignInForm onDone={onDone} />
    </Modal>
  )
}
