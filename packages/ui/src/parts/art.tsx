import { memo, useMemo, useRef } from 'react'
import { terraces, type TerracesOptions } from '../terraces.ts'
import { useTurn } from './use-turn.ts'

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

/** Puts a terrace drawing into the page. */
export const Art = memo(function Art({
  seed,
  drawing,
  className,
  label,
  patient = false,
}: ArtProps) {
  const place = useRef<HTMLDivElement>(null)
  const key = useMemo(() => `${seed} ${JSON.stringify(drawing)}`, [seed, drawing])
  const hasTurn = useTurn(place, !patient || kept.has(key))
  const svg = useMemo(
    () => (hasTurn ? draw(key, seed, drawing) : ''),
    [hasTurn, key, seed, drawing],
  )
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <div
      ref={place}
      className={className}
      {...named}
      // oxlint-disable-next-line react/no-danger -- our own drawing: of the seed only its hash gets in
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
})
