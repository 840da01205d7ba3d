import { memo, useMemo } from 'react'
import { terraces, type TerracesOptions } from '../terraces.ts'

interface ArtProps {
  seed: string
  drawing: TerracesOptions
  className?: string
  /** Decoration when empty. */
  label?: string
}

/** Puts a terrace drawing into the page. */
export const Art = memo(function Art({ seed, drawing, className, label }: ArtProps) {
  const svg = useMemo(() => terraces(seed, drawing), [seed, drawing])
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  // oxlint-disable-next-line react/no-danger -- our own drawing: of the seed only its hash gets in
  return <div className={className} {...named} dangerouslySetInnerHTML={{ __html: svg }} />
})
