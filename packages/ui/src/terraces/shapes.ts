import type { ScaleName } from '../palette.ts'

/** A shade of a scale, such as `green-8`. */
export type Token = `${ScaleName}-${number}`
export type Paint = (scale: ScaleName, step: number) => string

export interface TerracePalette {
  /** The colours of the plates, from the lowest in front to the highest at the back. */
  ramp: readonly Token[]
  /** The shadow under a plate. */
  edge: Token
  /** The colours of the flooded field and of the field with another crop. */
  water: Token
  accent: Token
  sky: Token
  sun: Token
  far: readonly [Token, Token]
}
