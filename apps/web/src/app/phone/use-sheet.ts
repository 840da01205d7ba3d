import { useRef, useState } from 'react'

/** A sheet of a phone and its button. Closing the sheet focuses the button again. */
export function useSheet() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    button,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false)
      // The sheet unmounts at once and cannot return the focus itself.
      requestAnimationFrame(() => button.current?.focus())
    },
    /** Called after a link in the sheet was clicked. The new page takes the focus. */
    follow: () => setIsOpen(false),
  }
}
