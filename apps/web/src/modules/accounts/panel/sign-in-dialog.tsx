import { Modal } from '@mantine/core'
import { CloseCorner } from './close-corner.tsx'
import { SignInPanel, type SignInPanelProps } from './sign-in-panel.tsx'
import styles from './sign-in-panel.module.css'

interface SignInDialogProps extends Omit<
  SignInPanelProps,
  'corner' | 'renderHeading' | 'wide' | 'isLoginPath'
> {
  opened: boolean
  onClose: () => void
  /** Whether a shared course opened the dialog. */
  shared?: boolean
}

/** ACC-014, ACC-016: widths in pixels; no dialog is wider than its window (ACC-249). */
const widths = { usual: 444, shared: 420 }

/** The sign-in as a dialog above any page except the login page, which shows the sign-in itself. */
export function SignInDialog({ opened, onClose, shared = false, ...panel }: SignInDialogProps) {
  return (
    // Typed text is not discarded by a click outside.
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={shared ? widths.shared : widths.usual}
      padding={0}
      yOffset={24}
      centered
      radius="xl"
      closeOnClickOutside={false}
    >
      <Modal.Overlay />
      <Modal.Content className={styles['dialog']}>
        <Modal.Body>
          <SignInPanel
            key={panel.start}
            {...panel}
            corner={<CloseCorner onClose={onClose} />}
            renderHeading={(text) => <Modal.Title>{text}</Modal.Title>}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
