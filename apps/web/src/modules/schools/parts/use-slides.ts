import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Milliseconds that one slide is shown. */
const perSlide = 7000

/**
 * Turns the slides by itself until somebody pauses it, looks closer (`isSuspended`), or asked their system
 * for less motion.
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
    /** Also steps before the first and past the last. */
    show: (slide: number) => setIndex((slide + count) % count),
  }
}
