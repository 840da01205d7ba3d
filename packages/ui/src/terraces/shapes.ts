import type { ScaleName } from '../palette.ts'

/** A shade of a scale, such as `green-8`. */
export type Token = `${ScaleName}-${number}`
export type Paint = (scale: ScaleName, step: number) => string

export interface TerracePalette {
  /** From front and low to back and high. */
  ramp: readonly Token[]
  /** The shadow under a plate. */
  edge: Token
  /** One flooded field, and one field of another crop. */
  water: Token
  accent: Token
  sky: Token
  sun: Token
  far: readonly [Token, Token]
}
