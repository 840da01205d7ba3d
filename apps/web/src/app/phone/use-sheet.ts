import { useRef, useState } from 'react'

/** A sheet of a phone with the button that opens it, which has the focus again when the sheet is closed. */
export function useSheet() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    button,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false)
      // The sheet is gone at once and cannot give the focus back itself.
      requestAnimationFrame(() => button.current?.focus())
    },
    /** Something in it was followed, and the page that comes takes the focus. */
    follow: () => setIsOpen(false),
  }
}
