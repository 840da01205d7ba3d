import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/** The second of two quick clicks comes before the button is drawn as busy; it does nothing. */
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
