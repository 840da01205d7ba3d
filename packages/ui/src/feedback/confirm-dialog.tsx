import { Box, Modal } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { DialogButtons } from './dialog-buttons.tsx'
import { DialogLeaveContext } from './dialog-leave.ts'
import { useQuestion } from './open-questions.ts'

/**
 * The z-index of the dialog: above every other dialog, in any order of mounting, and below lists of
 * choices.
 */
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
  /** The dialog waits for its promise, and stays open if it is rejected. */
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
      // The caller has already shown the error; the dialog only stays open.
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
      {/* The harmless answer has the focus, so that a second Enter confirms nothing. */}
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
