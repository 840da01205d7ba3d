import { ActionIcon, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FormType } from '../forms/form-machine.ts'
import type { SignedInAs } from '../forms/form-props.ts'
import { SignInPanel } from './sign-in-panel.tsx'
import styles from './sign-in-panel.module.css'

interface SignInDialogProps {
  opened: boolean
  start: FormType
  onClose: () => void
  onSignedIn: (as: SignedInAs) => void
  onRegistered: () => 'confirm' | 'gone'
  onGoOn: () => void
}

/** ACC-014: pixels. */
const width = 444

export function SignInDialog({ opened, start, onClose, ...panel }: SignInDialogProps) {
  const { t } = useTranslation('accounts')
  const close = (
    <ActionIcon className={styles['close']} size="lg" aria-label={t('close')} onClick={onClose}>
      <IconX size={20} aria-hidden />
    </ActionIcon>
  )
  return (
    // What was typed is not thrown away by a click beside it.
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      padding={0}
      centered
      radius="xl"
      closeOnClickOutside={false}
    >
      <Modal.Overlay />
      <Modal.Content className={styles['dialog']}>
        <Modal.Body>
          <SignInPanel
            key={start}
            start={start}
            {...panel}
            corner={close}
            renderHeading={(text) => <Modal.Title>{text}</Modal.Title>}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
