import { useEffect } from 'react'

/** A dialog's own return of the focus comes first; this one looks afterwards whether it is lost. */
const afterClosing = 50

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Gives the focus back to where it was when a dialog opened, also when the dialog goes away together
 * with what held it. Where that place is gone too, the focus goes to the main part of the page.
 */
export function useFocusReturn(opened: boolean): void {
  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        if (!isLost()) return
        if (before instanceof HTMLElement && before.isConnected) before.focus()
        if (isLost()) document.querySelector<HTMLElement>('main')?.focus()
      }, afterClosing)
    }
  }, [opened])
}
