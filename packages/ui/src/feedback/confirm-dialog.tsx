import { Box, Modal } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { DialogButtons } from './dialog-buttons.tsx'
import { DialogLeaveContext } from './dialog-leave.ts'
import { useQuestion } from './open-questions.ts'

/** Above any other dialog, whichever of both was mounted first, and below a list of choices. */
const layer = 250

export interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  /** Names the thing that will be removed. */
  title: string
  text?: ReactNode
  confirmLabel: string
  cancelLabel: string
  danger?: boolean
  /** While its promise is open the dialog waits; it stays open when the promise fails. */
  onConfirm: () => void | Promise<void>
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    onClose,
    title,
    text,
    confirmLabel,
    cancelLabel,
    danger = false,
    onConfirm,
  } = props
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // The caller has said what went wrong; here it is enough not to close.
    } finally {
      setBusy(false)
    }
  }
  const close = busy ? () => {} : onClose
  useQuestion(opened, close)
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={444}
      withCloseButton={false}
      closeOnEscape={false}
      zIndex={layer}
    >
      {text ? (
        <Box mb={20} c="var(--text-2)" fz="sm" style={{ overflowWrap: 'break-word' }}>
          {text}
        </Box>
      ) : null}
      {/* The answer that changes nothing has the focus: an Enter too many confirms nothing. */}
      <DialogLeaveContext value={null}>
        <DialogButtons
          cancelLabel={cancelLabel}
          onCancel={onClose}
          confirmLabel={confirmLabel}
          onConfirm={() => void confirm()}
          busy={busy}
          danger={danger}
          focused="cancel"
        />
      </DialogLeaveContext>
    </Modal>
  )
}
