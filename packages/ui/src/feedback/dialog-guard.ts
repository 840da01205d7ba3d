import { useEffect, useRef, useState } from 'react'

/**
 * Presses within this time are ignored: they are second presses or double clicks, because nobody
 * reads a dialog so fast.
 */
const guardMs = 500

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.tagName === 'TEXTAREA' || target.isContentEditable)

function refuse(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Keeps the key or the click that opened a dialog from confirming it as well: nothing is confirmed
 * in the first half second, and never by a key that is held down.
 */
export function useDialogGuard() {
  const buttons = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let isOpenLong = false
    const dialog = buttons.current?.closest('[role="dialog"]')
    const onKeyDown = (event: Event) => {
      const { key, repeat } = event as KeyboardEvent
      if (repeat && key === 'Enter' && !isWriting(event.target)) refuse(event)
    }
    // Enter in a field sends the form without touching the button.
    const onSubmit = (event: Event) => {
      if (!isOpenLong) refuse(event)
    }
    const timer = setTimeout(() => {
      isOpenLong = true
      setReady(true)
    }, guardMs)
    dialog?.addEventListener('keydown', onKeyDown, true)
    dialog?.addEventListener('submit', onSubmit, true)
    return () => {
      clearTimeout(timer)
      dialog?.removeEventListener('keydown', onKeyDown, true)
      dialog?.removeEventListener('submit', onSubmit, true)
    }
  }, [])
  return { buttons, ready }
}
