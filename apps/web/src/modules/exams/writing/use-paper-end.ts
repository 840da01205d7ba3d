import { paperEnd } from '@titian/site'
import { useEffect } from 'react'
import type { PaperClock } from '../clock/paper-clock.ts'

/**
 * OPS-082: the notice of a maintenance that begins before the deadline of this paper is shown on the
 * page of the paper, also before it is shown elsewhere.
 */
export function usePaperEnd(clock: PaperClock): void {
  useEffect(() => {
    const follow = () => paperEnd.set(clock.deadline())
    follow()
    const leave = clock.subscribe(follow)
    return () => {
      leave()
      paperEnd.set(null)
    }
  }, [clock])
}
