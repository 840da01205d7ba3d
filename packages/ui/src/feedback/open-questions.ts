import { useEffect, useRef } from 'react'

const open = new Set<() => void>()

/**
 * Escape answers only the topmost question, although every dialog below it also listens on the
 * window.
 */
function answer(event: KeyboardEvent) {
  const [stay] = [...open].slice(-1)
  if (event.key !== 'Escape' || event.isComposing || !stay) return
  event.stopImmediatePropagation()
  stay()
}

// The listener is added before any dialog exists, because a listener that is added later would be
// called after that of the dialog below.
if (typeof window !== 'undefined') window.addEventListener('keydown', answer, true)

/** While the dialog is open, Escape calls `stay` and reaches no other dialog. */
export function useQuestion(opened: boolean, stay: () => void): void {
  const present = useRef(stay)
  present.current = stay
  useEffect(() => {
    if (!opened) return
    const call = () => present.current()
    open.add(call)
    return () => void open.delete(call)
  }, [opened])
}
