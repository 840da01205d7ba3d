/**
 * Matches the fields of a dialog. A file input is hidden behind a button, so the attribute
 * `data-file-field` of the button is matched instead.
 */
const fields =
  'input:not([type="hidden"], [type="file"]), textarea, select, [contenteditable="true"], [data-file-field]'
const marked = '[data-autofocus]'

const canTake = (field: HTMLElement) =>
  !field.matches(':disabled') && (field.checkVisibility?.({ visibilityProperty: true }) ?? true)

/**
 * Returns the first field. If it is a radio button, returns the chosen button of the group, because
 * the Tab key reaches only this button.
 */
function firstField(root: Element): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(fields)].filter(canTake)
  const [first] = all
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return all.find((one) => one instanceof HTMLInputElement && one.checked) ?? first
}

/**
 * Gives the initial focus in a dialog to the first field, unless another element is marked for the
 * focus. Otherwise the close button would get the focus, because it is the first element of the
 * dialog. If the field is loaded later, it gets the focus only if no key was pressed before.
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
