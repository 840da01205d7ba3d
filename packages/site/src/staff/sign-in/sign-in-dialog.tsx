import { Modal, Text } from '@mantine/core'
import { useQuestion } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { SignInForm } from './sign-in-form.tsx'

/** The z-index of the dialog, which must be above every question (`ConfirmDialog`). */
const layer = 260

const stay = () => {}

/** Opens over the page when a session has ended, so that input on the page is not lost. */
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
