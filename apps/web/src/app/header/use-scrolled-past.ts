import { useEffect, useState } from 'react'

/** FRM-085, FRM-086: the scroll position in pixels below which the header is transparent. */
export const solidFrom = 100

/**
 * Returns whether the page is scrolled by at least this many pixels. Renders only when the result
 * changes.
 */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY >= pixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pixels])
  return past
}
