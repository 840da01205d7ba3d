import type { KeyboardEvent } from 'react'

const cells = 'input:not([disabled]), select:not([disabled])'

/** Focuses the next field; returns false in the last one. */
function goToNext(form: HTMLElement): boolean {
  const all = [...form.querySelectorAll<HTMLElement>(cells)]
  const next = all[all.findIndex((cell) => cell === document.activeElement) + 1]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
  return next !== undefined
}

interface Keys {
  /** Called after the last field. */
  onEnd: () => void
  onSubmit: () => void
}

/** Enter moves to the next field, Ctrl or Command with Enter submits. */
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
