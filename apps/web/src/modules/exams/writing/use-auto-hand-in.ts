import { useEffect, useRef } from 'react'
import type { PaperClock } from '../clock/paper-clock.ts'
import type { Halt } from '../saving/entry.ts'
import { useTimeUp } from './use-countdown.ts'
import type { useHandIn } from './use-hand-in.ts'

/** EXM-031, EXM-033: at 00:00 the paper hands itself in, and tries again when the connection returns. */
export function useAutoHandIn(
  clock: PaperClock,
  halt: Halt | null,
  { state, handIn }: ReturnType<typeof useHandIn>,
): boolean {
  const timeUp = useTimeUp(clock)
  const tried = useRef(false)
  useEffect(() => {
    if (!timeUp) tried.current = false
    if (!timeUp || tried.current || halt !== null) return
    tried.current = true
    void handIn()
  }, [timeUp, halt, handIn])

  const failed = timeUp && state === 'failed'
  useEffect(() => {
    if (!failed) return
    const again = () => void handIn()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed, handIn])
  return timeUp
}
