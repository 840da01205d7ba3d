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
  /** Asked for by a course that somebody shares. */
  shared?: boolean
}

/** ACC-014, ACC-016: pixels; no dialog is wider than its window (ACC-249). */
const widths = { usual: 444, shared: 420 }

/** Over any page; the login path has a place of its own for it. */
export function SignInDialog({ opened, onClose, shared = false, ...panel }: SignInDialogProps) {
  return (
    // What was typed is not thrown away by a click beside it.
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
