import { useEffect, useRef, useState } from 'react'
import type { Halt } from '../saving/entry.ts'
import type { OpenPaper } from './open-paper.ts'
import { useTimeUp } from './use-countdown.ts'
import type { useHandIn } from './use-hand-in.ts'

/** Milliseconds between two tries: while the server accepts answers, and after that. */
const pauses = { withinGrace: 1000, later: 15_000 }

/**
 * EXM-031, EXM-033, EXM-134: hands the paper in at 00:00, and tries again each second until the
 * grace period is over. First asks the server for the time, because the local clock may have
 * stopped during sleep (EXM-131).
 */
export function useAutoHandIn(
  { clock, saver, paper }: OpenPaper,
  halt: Halt | null,
  { handIn }: Pick<ReturnType<typeof useHandIn>, 'handIn'>,
): boolean {
  const isOver = useTimeUp(clock)
  const [isConfirmed, setConfirmed] = useState(false)
  const { clockStops, graceSeconds } = paper.examination
  const asks = clockStops && !isConfirmed
  const tried = useRef(false)

  useEffect(() => {
    if (isOver) return
    tried.current = false
    setConfirmed(false)
  }, [isOver])

  useEffect(() => {
    if (!isOver || halt !== null) return
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = async (): Promise<boolean> => {
      if (asks) {
        const isOverThere = (await saver.ask()) && clock.remaining() === 0
        if (isOverThere && !gone) setConfirmed(true)
        return isOverThere
      }
      const quiet = tried.current
      tried.current = true
      return handIn({ quiet })
    }
    const turn = () => {
      clearTimeout(timer)
      void attempt().then((done) => {
        const pause = clock.isWithinGrace(graceSeconds * 1000) ? pauses.withinGrace : pauses.later
        if (!done && !gone) timer = setTimeout(turn, pause)
      })
    }
    turn()
    window.addEventListener('online', turn)
    return () => {
      gone = true
      clearTimeout(timer)
      window.removeEventListener('online', turn)
    }
  }, [isOver, asks, halt, handIn, saver, clock, graceSeconds])
  return isOver && !asks
}
