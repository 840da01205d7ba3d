import { createContext } from 'react'

/** The functions of a dialog for the buttons of its form. */
export interface DialogLeave {
  /** Calls `close`; if typed input would be lost, it asks first. */
  leave: (close: () => void) => void
  /** Whether the confirmed action is running. */
  setBusy: (busy: boolean) => void
}

/** Null outside a dialog that asks before it is closed. */
export const DialogLeaveContext = createContext<DialogLeave | null>(null)
