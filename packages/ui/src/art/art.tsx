import { memo, useLayoutEffect, useRef } from 'react'
import { terraces, type TerracesOptions } from '../terraces.ts'
import { whenIdle } from '../when-idle.ts'

interface ArtProps {
  seed: string
  drawing: TerracesOptions
  className?: string
  /** Decoration when empty. */
  label?: string
  /** What stands below the window is drawn after the first paint: many covers cost time. */
  patient?: boolean
}

/** Of some 45 kB each; a page that is come back to shows its own again at once. */
const mostKept = 40
const kept = new Map<string, string>()

function draw(key: string, seed: string, drawing: TerracesOptions): string {
  const svg = kept.get(key) ?? terraces(seed, drawing)
  kept.set(key, svg)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return svg
}

/** Puts a terrace drawing into the page, without a second turn of React for those that wait. */
export const Art = memo(function Art({
  seed,
  drawing,
  className,
  label,
  patient = false,
}: ArtProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef('')
  useLayoutEffect(() => {
    const element = place.current
    const key = `${seed} ${JSON.stringify(drawing)}`
    if (!element || shown.current === key) return
    const show = (svg: string) => {
      element.innerHTML = svg
      shown.current = svg && key
    }
    // Our own drawing: of the seed only its hash gets in.
    const showDrawing = () => show(draw(key, seed, drawing))
    if (!patient || kept.has(key)) return showDrawing()
    show('')
    const isSeen = element.getBoundingClientRect().top < window.innerHeight
    // Still before the paint, but after the last of them was measured.
    return isSeen ? queueMicrotask(showDrawing) : whenIdle(showDrawing)
  }, [seed, drawing, patient])
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <div ref={place} className={className} {...named} />
})
