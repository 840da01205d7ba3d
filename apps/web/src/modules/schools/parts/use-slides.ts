import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Milliseconds for each slide. */
const perSlide = 7000

/**
 * Turns the slides automatically. It stops while paused, while the mouse is over the slides
 * (`isSuspended`), and if reduced motion is preferred.
 */
export function useSlides(count: number, isSuspended: boolean) {
  const calm = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const playing = count > 1 && !paused && !calm
  const current = count > 0 ? index % count : 0

  useEffect(() => {
    if (!playing || isSuspended) return
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((before) => (before + 1) % count)
    }, perSlide)
    return () => clearInterval(timer)
  }, [playing, isSuspended, count, index])

  return {
    current,
    playing,
    toggle: () => setPaused((before) => !before),
    /** Accepts -1 and the number of slides, and wraps around. */
    show: (slide: number) => setIndex((slide + count) % count),
  }
}
