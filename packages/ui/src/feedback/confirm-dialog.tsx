import { Button, Modal } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import styles from './confirm-dialog.module.css'

export interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  /** Names what goes. */
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
  return (
    <Modal
      opened={opened}
      onClose={busy ? () => {} : onClose}
      title={title}
      size={444}
      withCloseButton={false}
    >
      {text ? <div className={styles['text']}>{text}</div> : null}
      <div className={styles['buttons']}>
        {/* The harmless answer has the focus, so that a stray Enter destroys nothing. */}
        <Button
          variant="default"
          onClick={onClose}
          disabled={busy}
          data-autofocus={danger || undefined}
        >
          {cancelLabel}
        </Button>
        <Button
          color={danger ? 'red' : undefined}
          onClick={confirm}
          loading={busy}
          data-autofocus={danger ? undefined : true}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
