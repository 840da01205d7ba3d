import { standardParts, type StandardPart } from '@titian/contract'

/** A student as they often are: percent reached in each part. */
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

/** What the example student would get, of 100 with one decimal, half up as on the server; null unless the parts make 100. */
export function exampleResult(weights: Weights): number | null {
  if (sumOf(weights) !== 100) return null
  const hundredths = standardParts.reduce(
    (all, part) => all + (Number(weights[part]) || 0) * exampleShares[part],
    0,
  )
  return Math.round(hundredths / 10) / 10
}
