import type { KeyboardEvent } from 'react'

const cells = 'input:not([disabled]), select:not([disabled])'

/** Goes to the field after the one that has the focus; false where it is the last one. */
function goToNext(form: HTMLElement): boolean {
  const all = [...form.querySelectorAll<HTMLElement>(cells)]
  const next = all[all.findIndex((cell) => cell === document.activeElement) + 1]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
  return next !== undefined
}

interface Keys {
  /** After the last field. */
  onEnd: () => void
  onSubmit: () => void
}

/** Enter leads to the next field, and Ctrl or Command with Enter submits; no browser has another use for them in a field. */
export function handleKeys(event: KeyboardEvent<HTMLFormElement>, { onEnd, onSubmit }: Keys) {
  const { target, key, ctrlKey, metaKey, currentTarget } = event
  if (key !== 'Enter' || event.nativeEvent.isComposing) return
  if (ctrlKey || metaKey) {
    event.preventDefault()
    onSubmit()
    return
  }
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  event.preventDefault()
  if (!goToNext(currentTarget)) onEnd()
}
