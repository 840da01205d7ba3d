import { useLayoutEffect, useState, type RefObject } from 'react'

/** FRM-099: the width in pixels that logo and items share. */
const widest = 950

/**
 * Returns how many items fit beside the logo. `ruler` is an invisible copy of the row. Its children
 * are the items and, at the end, the "More" button, whose width counts as soon as one item is
 * folded. `wanted` is the width in pixels that all items need; the header makes space for it if it
 * can.
 */
export function useFold(
  nav: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  logo: RefObject<HTMLElement | null>,
  count: number,
): { fitting: number; wanted: number | undefined } {
  const [fitting, setFitting] = useState(count)
  const [wanted, setWanted] = useState<number | undefined>(undefined)
  useLayoutEffect(() => {
    const [place, row] = [nav.current, ruler.current]
    if (!place || !row) return
    const measure = () => {
      const widths = [...row.children].map((child) => child.getBoundingClientRect().width)
      const more = widths.pop() ?? 0
      const most = widest - (logo.current?.offsetWidth ?? 0)
      const availableWidth = Math.min(place.clientWidth, most)
      const all = widths.reduce((sum, width) => sum + width, 0)
      setWanted(Math.ceil(Math.min(all, most)))
      if (all <= availableWidth) return setFitting(count)
      let used = more
      const fit = widths.findIndex((width) => (used += width) > availableWidth)
      setFitting(Math.max(0, fit))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    observer.observe(row)
    return () => observer.disconnect()
  }, [nav, ruler, logo, count])
  return { fitting: Math.min(fitting, count), wanted }
}
