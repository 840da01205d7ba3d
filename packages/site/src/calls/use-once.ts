import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/** The second of two fast clicks arrives before the button is rendered as busy; it does nothing. */
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
