import type { TerracePaletteName } from './palettes.ts'

export interface TerracesOptions {
  /** The size in drawing units; the picture fills any box. */
  width?: number
  height?: number
  palette?: TerracePaletteName
  /** The number of steps; 8 by default. */
  layers?: number
  /** Whether there is a sky above the ridge; random by default. */
  sky?: boolean
  sun?: boolean
  /** Whether one field is flooded and one has another crop. */
  accents?: boolean
  lean?: number
  /** The height of the ridge as a share of the picture, and its slope. */
  ridge?: number
  rise?: number
  depth?: number
  sunX?: number
  sunY?: number
}
