import { drawTerraces } from './terraces/draw.ts'
import type { TerracesOptions } from './terraces/options.ts'
import { hash } from './terraces/random.ts'
import { palette, type ScaleName, type Shades } from './palette.ts'
import { schoolColors } from './school-colors.ts'

export { artAddress, readArtAddress } from './terraces/address.ts'
export type { TerracesOptions }

export interface SchoolTerracesOptions extends TerracesOptions {
  /** The school's primary colour in hexadecimal; the default colour if omitted. */
  primary?: string
}

/**
 * Returns an SVG picture of terraced land. The same seed, or its hash, and the same options always
 * give the same text.
 */
export function terraces(seed: string | number, options: SchoolTerracesOptions = {}): string {
  const { primary, ...drawing } = options
  const scales: Record<ScaleName, Shades> = primary
    ? { ...palette, brand: schoolColors(primary).shades }
    : palette
  const number = typeof seed === 'number' ? seed : hash(seed)
  return drawTerraces(number, drawing, (scale, step) => scales[scale][step] ?? scales[scale][9])
}
