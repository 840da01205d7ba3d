import { createContext } from 'react'

/** The functions of a dialog for the buttons of its form. */
export interface DialogLeave {
  /** Closes by this function; where something typed would be lost, only after a question. */
  leave: (close: () => void) => void
  /** Whether the confirmed action is running. */
  setBusy: (busy: boolean) => void
}

/** Null outside a dialog that asks before it is closed. */
export const DialogLeaveContext = createContext<DialogLeave | null>(null)
