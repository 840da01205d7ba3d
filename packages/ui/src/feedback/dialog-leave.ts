import { createContext } from 'react'

/** What the dialog around a form gives its buttons. */
export interface DialogLeave {
  /** Closes by this function; where something typed would be lost, only after a question. */
  leave: (close: () => void) => void
  /** What was confirmed is under way. */
  setBusy: (busy: boolean) => void
}

/** Null outside a dialog that asks before it is closed. */
export const DialogLeaveContext = createContext<DialogLeave | null>(null)
