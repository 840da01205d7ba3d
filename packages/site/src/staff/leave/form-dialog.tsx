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
  /** A copy on the device survives the closing, so that nothing is asked. */
  kept?: boolean
  children: ReactNode
}

interface TypedWork {
  onDirty: (dirty: boolean) => void
  children: ReactNode
}

/** Mounted with the content of the dialog: what is typed into one opening is not that of the next. */
function TypedWork({ onDirty, children }: TypedWork) {
  const root = useRef<HTMLDivElement>(null)
  // Before a form gives its first field the focus.
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
    // The question gives the focus back to where it was when it opened.
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
 * The one dialog of the staff sites for whatever has fields (FRM-381): once something was typed, no way out of
 * it loses that without a question.
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
