import { drawTerraces } from './terraces/draw.ts'
import type { TerracesOptions } from './terraces/options.ts'
import { terracePalettes } from './terraces/palettes.ts'
import type { Paint } from './terraces/shapes.ts'
import { palette, type ScaleName, type Shades } from './palette.ts'
import { schoolColors } from './school-colors.ts'

export { terracePalettes, type TerracesOptions }

export interface StaticTerracesOptions extends TerracesOptions {
  /** The school's primary colour as hex; the house colour when absent. */
  primary?: string
}

const asVariable: Paint = (scale, step) => `var(--${scale}-${step})`

/** An SVG picture of terraced land; the same seed and options give the same text, byte for byte. */
export function terraces(seed: string, options: TerracesOptions = {}): string {
  return drawTerraces(seed, options, asVariable)
}

/** The same picture with literal colours, for files that are shown outside a page. */
export function terracesStatic(seed: string, options: StaticTerracesOptions = {}): string {
  const { primary, ...drawing } = options
  const scales: Record<ScaleName, Shades> = primary
    ? { ...palette, brand: schoolColors(primary).shades }
    : palette
  return drawTerraces(seed, drawing, (scale, step) => scales[scale][step] ?? scales[scale][9])
}
