import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the new content when the step changes, for users of keyboards and screen
 * readers.
 */
export function useLedFocus(step: string | boolean): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) place.current?.focus()
    first.current = false
  }, [step])
  return place
}
