import { Box, Modal, type ModalProps } from '@mantine/core'
import { DialogLeaveContext } from '@titian/ui'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { startAtFirstField } from '../../dialogs/first-field.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { watchFields } from './typed-fields.ts'

interface FormDialogProps extends Omit<
  ModalProps,
  'closeOnEscape' | 'closeOnClickOutside' | 'withCloseButton'
> {
  /** True if a draft on the device survives when the dialog closes. Then no question is needed. */
  kept?: boolean
  children: ReactNode
}

interface TypedWork {
  onDirty: (dirty: boolean) => void
  children: ReactNode
}

/** Mounted with the content of the dialog, so that the dialog is empty each time it opens. */
function TypedWork({ onDirty, children }: TypedWork) {
  const root = useRef<HTMLDivElement>(null)
  // This is a layout effect. It must watch the fields before a form focuses its first field.
  useLayoutEffect(() => {
    if (!root.current) return
    const stop = watchFields(root.current, onDirty)
    const stopWaiting = startAtFirstField(root.current)
    return () => {
      stop()
      stopWaiting()
      onDirty(false)
    }
  }, [onDirty])
  return <Box ref={root}>{children}</Box>
}

function useLeaving(onClose: () => void, kept: boolean) {
  const [isTyped, setTyped] = useState(false)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<(() => void) | null>(null)
  const lastField = useRef<HTMLElement | null>(null)
  const dirty = isTyped && !busy && !kept
  const state = useRef({ dirty, busy })
  state.current = { dirty, busy }
  const leave = useCallback((close: () => void) => {
    if (state.current.busy) return
    if (!state.current.dirty) return close()
    // When the question closes, it focuses the element that had the focus before.
    lastField.current?.focus({ preventScroll: true })
    setAsked(() => close)
  }, [])
  const answer = (stays: boolean) => {
    setAsked(null)
    if (!stays) asked?.()
  }
  const context = useMemo(() => ({ leave, setBusy }), [leave])
  return { dirty, asked, answer, lastField, setTyped, context, close: () => leave(onClose) }
}

/**
 * The dialog of the staff sites for forms (FRM-381). With unsaved input, it asks before it closes.
 */
export function FormDialog({ kept = false, onClose, children, ...props }: FormDialogProps) {
  const { t } = useTranslation('site')
  const { dirty, asked, answer, lastField, setTyped, context, close } = useLeaving(onClose, kept)
  return (
    <>
      <Modal
        closeButtonProps={{ 'aria-label': t('close') }}
        {...props}
        onClose={close}
        onFocus={({ target }) => {
          if (target.matches('input, textarea, select')) lastField.current = target
        }}
      >
        <DialogLeaveContext value={context}>
          <TypedWork onDirty={setTyped}>{children}</TypedWork>
        </DialogLeaveContext>
      </Modal>
      <LeaveGuard dirty={dirty && props.opened} />
      <LeaveDialog opened={asked !== null && props.opened} onAnswer={answer} />
    </>
  )
}
