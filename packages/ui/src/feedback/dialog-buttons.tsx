import { Button } from '@mantine/core'
import { useContext, useLayoutEffect } from 'react'
import styles from './dialog-buttons.module.css'
import { useDialogGuard } from './dialog-guard.ts'
import { DialogLeaveContext } from './dialog-leave.ts'

export interface DialogButtonsProps {
  cancelLabel: string
  onCancel: () => void
  confirmLabel: string
  /** If missing, the button submits the form around it. */
  onConfirm?: () => void
  /** True while the confirmed action is running: all buttons are disabled. */
  busy: boolean
  /** True while there is nothing to confirm. */
  disabled?: boolean
  danger?: boolean
  /**
   * The button with the focus when the dialog opens; by default the dialog decides. `confirm` is
   * allowed only if nothing is lost and the action can be undone.
   */
  focused?: 'cancel' | 'confirm'
}

/**
 * The last line of a dialog, with a button that cancels and one that confirms. On a phone the two
 * buttons share the width.
 */
export function DialogButtons(props: DialogButtonsProps) {
  const { cancelLabel, onCancel, confirmLabel, onConfirm, busy, disabled, danger, focused } = props
  const { buttons, ready } = useDialogGuard()
  const dialog = useContext(DialogLeaveContext)
  useLayoutEffect(() => {
    dialog?.setBusy(busy)
    return () => dialog?.setBusy(false)
  }, [dialog, busy])
  return (
    <div ref={buttons} className={styles['buttons']}>
      <Button
        variant="default"
        onClick={dialog ? () => dialog.leave(onCancel) : onCancel}
        disabled={busy}
        data-autofocus={focused === 'cancel' || undefined}
      >
        {cancelLabel}
      </Button>
      <Button
        type={onConfirm ? 'button' : 'submit'}
        color={danger ? 'red' : undefined}
        onClick={ready ? onConfirm : undefined}
        // Not `disabled`, so that the button can have the focus and does not flicker when it
        // becomes ready.
        aria-disabled={!ready || undefined}
        loading={busy}
        disabled={disabled}
        data-autofocus={focused === 'confirm' || undefined}
      >
        {confirmLabel}
      </Button>
    </div>
  )
}
