import { useEffect, useRef, useState } from 'react'
import { announcementBetween, type PaperClock } from '../clock/paper-clock.ts'

const tick = 250

/** Returns the remaining whole seconds, rounded up so that 0 means over; null without a limit. */
const secondsOf = (left: number | null) => (left === null ? null : Math.ceil(left / 1000))

/** Renders once a second, and announces the minutes (EXM-110). */
export function useCountdown(clock: PaperClock, speak: (minutes: number) => void): number | null {
  const [seconds, setSeconds] = useState(() => secondsOf(clock.remaining()))
  const say = useRef(speak)
  useEffect(() => {
    say.current = speak
  })
  useEffect(() => {
    let before = clock.remaining()
    const timer = setInterval(() => {
      const after = clock.remaining()
      const minutes = announcementBetween(before, after)
      if (minutes !== undefined) say.current(minutes)
      before = after
      setSeconds(secondsOf(after))
    }, tick)
    return () => clearInterval(timer)
  }, [clock])
  return seconds
}

/**
 * Returns whether the time is over. The result becomes false again if the server extends the time.
 */
export function useTimeUp(clock: PaperClock): boolean {
  const [over, setOver] = useState(() => clock.remaining() === 0)
  useEffect(() => {
    const timer = setInterval(() => setOver(clock.remaining() === 0), tick)
    return () => clearInterval(timer)
  }, [clock])
  return over
}
