import { useEffect, useRef, type RefObject } from 'react'

/** Leads whoever follows with a keyboard or a screen reader to what has come, each time that the step is another. */
export function useLedFocus(step: string | boolean): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) place.current?.focus()
    first.current = false
  }, [step])
  return place
}
