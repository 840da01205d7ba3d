import type { TerracePaletteName } from './palettes.ts'

export interface TerracesOptions {
  /** In drawing units; the picture itself fills whatever box it is put in. */
  width?: number
  height?: number
  palette?: TerracePaletteName
  /** Number of steps, 8 when absent. */
  layers?: number
  /** A sky above the ridge; drawn by lot when absent. */
  sky?: boolean
  sun?: boolean
  /** The flooded field and the field of another crop. */
  accents?: boolean
  lean?: number
  /** Height of the ridge as a share of the picture, and its slope. */
  ridge?: number
  rise?: number
  depth?: number
  sunX?: number
  sunY?: number
}
