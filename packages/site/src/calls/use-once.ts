import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * Ignores the second click of a double click, which arrives before the button is rendered as busy.
 */
export function useOnce<Data, Input>({ mutate }: UseMutationResult<Data, Error, Input>) {
  const running = useRef(false)
  return (input: Input) => {
    if (running.current) return
    running.current = true
    mutate(input, {
      onSettled: () => {
        running.current = false
      },
    })
  }
}
