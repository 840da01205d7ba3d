import { standardParts, type StandardPart } from '@titian/contract'

/** A typical student: the percentage that this student reaches in each part of the standard. */
export const exampleShares: Record<StandardPart, number> = {
  watchVideo: 90,
  unitTesting: 70,
  theFinalExam: 55,
  logSig: 100,
  interactiveQuestion: 40,
}

type Weights = Readonly<Record<StandardPart, number | string>>

export const sumOf = (weights: Weights): number =>
  standardParts.reduce((sum, part) => sum + (Number(weights[part]) || 0), 0)

/**
 * Returns the result of the example student out of 100, rounded half up to one decimal as on the
 * server. The result is null unless the weights add up to 100.
 */
export function exampleResult(weights: Weights): number | null {
  if (sumOf(weights) !== 100) return null
  const hundredths = standardParts.reduce(
    (all, part) => all + (Number(weights[part]) || 0) * exampleShares[part],
    0,
  )
  return Math.round(hundredths / 10) / 10
}
