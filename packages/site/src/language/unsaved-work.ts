/** The event by which a browser asks its pages whether they may be left. */
const leaving = 'beforeunload'

/**
 * Whether something on this page would be lost by a reload. Whoever holds unsaved work already answers
 * the browser's own question; here it is put by ourselves, so that the answer needs no second list.
 */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event(leaving, { cancelable: true }))
}

/** The visitor has answered; the browser need not ask the same again. */
export function leaveWithoutAsking(): void {
  const hush = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener(leaving, hush, { capture: true, once: true })
}
