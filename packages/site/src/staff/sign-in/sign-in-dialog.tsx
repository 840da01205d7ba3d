import { Modal, Text } from '@mantine/core'
import { useQuestion } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { SignInForm } from './sign-in-form.tsx'

/** Above every question (`ConfirmDialog`). */
const layer = 260

const stay = () => {}

/** Lies over the page when a session ended, so that nothing written there is lost. */
export function SignInDialog({ opened, onDone }: { opened: boolean; onDone: () => void }) {
  const { t } = useTranslation('staff')
  useQuestion(opened, stay)
  return (
    <Modal
      opened={opened}
      onClose={stay}
      withCloseButton={false}
      title={t('again.title')}
      size={444}
      zIndex={layer}
    >
      <Text mb="md" c="var(--text-2)" fz="sm">
        {t('again.text')}
      </Text>
      <SignInForm onDone={onDone} />
    </Modal>
  )
}
