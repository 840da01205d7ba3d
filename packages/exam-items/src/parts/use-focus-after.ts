import { useEffect, useRef } from 'react'

/**
 * Focuses an element by its id once the next render has put it in place: a row that moved or came
 * new loses the focus otherwise. The first id that can take the focus wins.
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
