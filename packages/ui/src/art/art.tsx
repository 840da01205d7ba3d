import { createContext, memo, use } from 'react'
import { artAddress } from '../terraces/address.ts'
import type { TerracesOptions } from '../terraces/options.ts'

/** The school's colour as hex, which the drawings take up. */
export const PrimaryContext = createContext<string | undefined>(undefined)

interface ArtProps {
  seed: string
  drawing: TerracesOptions
  className?: string | undefined
  /** Decoration when empty. */
  label?: string
  /** For a picture that is seen first; others come when they are near the window. */
  eager?: boolean
}

/** A terrace drawing; the server draws it, so that a page is no longer than its words. */
export const Art = memo(function Art({
  seed,
  drawing,
  className,
  label = '',
  eager = false,
}: ArtProps) {
  return (
    <img
      className={className}
      src={artAddress(seed, drawing, use(PrimaryContext))}
      alt={label}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
})
