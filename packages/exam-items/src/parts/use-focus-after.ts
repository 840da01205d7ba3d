import { useEffect, useRef } from 'react'

/**
 * Focuses an element by its id after the next render: a moved or new row would otherwise lose the
 * focus. The first focusable id is used.
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
