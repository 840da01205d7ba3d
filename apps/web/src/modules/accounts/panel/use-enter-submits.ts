import { useEffect, type RefObject } from 'react'

/** These do something of their own with Enter; inside a field the browser submits by itself. */
const owners = 'a, button, input, select, textarea, summary, [role="button"], [contenteditable]'

/**
 * ACC-027, ACC-030: Enter submits the form on show, also when the focus is nowhere. A form that was left is
 * no longer there to be submitted.
 */
export function useEnterSubmits(panel: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(owners)) return
      panel.current?.querySelector('form')?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [panel, wanted])
}
