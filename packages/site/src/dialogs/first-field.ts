/** The input of a file is hidden behind the button that opens it, which says so by the attribute. */
const fields =
  'input:not([type="hidden"], [type="file"]), textarea, select, [contenteditable="true"], [data-file-field]'
const marked = '[data-autofocus]'

const canTake = (field: HTMLElement) =>
  !field.matches(':disabled') && (field.checkVisibility?.({ visibilityProperty: true }) ?? true)

/** In a group of radio buttons, Tab reaches the chosen one. */
function firstField(root: Element): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(fields)].filter(canTake)
  const [first] = all
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return all.find((one) => one instanceof HTMLInputElement && one.checked) ?? first
}

/**
 * Starts a dialog at its first field, unless it marks another place: its close button comes earlier in the
 * page, and is not what people opened it for. Fields that are loaded later get the focus unless a key was pressed.
 */
export function startAtFirstField(root: Element): () => void {
  const dialog = root.closest('[role="dialog"]')
  const mark = () => {
    const found = root.querySelector(marked) ? undefined : firstField(root)
    found?.setAttribute('data-autofocus', '')
    return found
  }
  if (root.querySelector(marked) ?? mark()) return () => undefined
  const stop = () => {
    observer.disconnect()
    removeEventListener('keydown', stop, true)
    removeEventListener('pointerdown', stop, true)
  }
  const observer = new MutationObserver(() => {
    const later = root.querySelector<HTMLElement>(marked) ?? mark()
    if (!later) return
    stop()
    if (!root.contains(document.activeElement) && dialog?.contains(document.activeElement))
      later.focus({ preventScroll: true })
  })
  observer.observe(root, { subtree: true, childList: true })
  addEventListener('keydown', stop, true)
  addEventListener('pointerdown', stop, true)
  return stop
}
