import { memo, useMemo } from 'react'
import type { TerracesOptions } from '../terraces.ts'
import { Art } from './art.tsx'
import { useNarrow } from '../layout/use-narrow.ts'
import styles from './hero-art.module.css'

export interface HeroArtProps {
  seed: string
  /** Overrides options of the wide drawing, which is shown on large screens. */
  wide?: TerracesOptions
  /**
   * Overrides options of the tall drawing, which is shown on phones instead of a scaled wide one.
   */
  tall?: TerracesOptions
  className?: string
}

const terrain: TerracesOptions = { palette: 'paddy', sky: true, layers: 9, accents: false }
const wideTerrain: TerracesOptions = {
  ...terrain,
  width: 1440,
  height: 620,
  ridge: 0.6,
  rise: 0.55,
  lean: 0.75,
  sunX: 0.62,
  sunY: 0.3,
}
const tallTerrain: TerracesOptions = {
  ...terrain,
  width: 390,
  height: 600,
  ridge: 0.72,
  rise: 0.3,
  lean: 0.7,
  sunX: 0.8,
  sunY: 0.6,
}

/** Fills its positioned parent behind the text; the sky has the background colour of the page. */
export const HeroArt = memo(function HeroArt({ seed, wide, tall, className = '' }: HeroArtProps) {
  const phone = useNarrow()
  const drawing = useMemo(
    () => (phone ? { ...tallTerrain, ...tall } : { ...wideTerrain, ...wide }),
    [phone, wide, tall],
  )
  return <Art className={`${styles['art']} ${className}`} seed={seed} drawing={drawing} eager />
})
