import { useEffect, useState } from 'react'

/** FRM-085, FRM-086: pixels below which the header over a picture is transparent. */
export const solidFrom = 100

/** Whether the page is scrolled this many pixels or more; redraws only when the answer changes. */
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
