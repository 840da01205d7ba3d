import { useEffect, type RefObject } from 'react'

/** Elements that handle Enter themselves. For a field, the browser submits the form. */
const owners = 'a, button, input, select, textarea, summary, [role="button"], [contenteditable]'

/**
 * ACC-027, ACC-030: Enter submits the shown form, even if nothing has the focus. Other forms are
 * unmounted, so they cannot be submitted.
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
