import { useEffect, useRef } from 'react'

/**
 * Focuses an element by its id after the next render, because a moved or new row would lose the
 * focus. Of several ids, the first that can be focused is used.
 */
export function useFocusAfter(): (...ids: string[]) => void {
  const wanted = useRef<string[]>([])
  useEffect(() => {
    const found = wanted.current
      .map((id) => document.getElementById(id))
      .find((element) => element !== null && !element.matches(':disabled'))
    wanted.current = []
    found?.focus()
  })
  return (...ids) => {
    wanted.current = ids
  }
}
