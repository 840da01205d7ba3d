import { divideBigHalfUp, divideHalfUp } from '../whole.ts'

/**
 * Computes `amount * over / under`, rounding half up, even if the product exceeds the safe
 * integers. `under` is positive.
 */
export function scale(amount: number, over: number, under: number): number {
  const product = amount * over
  if (Number.isSafeInteger(product * 2 + under)) return divideHalfUp(product, under)
  const sign = amount < 0 !== over < 0 ? -1n : 1n
  const size = BigInt(Math.abs(amount)) * BigInt(Math.abs(over))
  if (sign > 0n) return Number(divideBigHalfUp(size, BigInt(under)))
  // Halves are rounded towards the greater number, so those below zero are rounded towards zero.
  return -Number((2n * size + BigInt(under) - 1n) / (2n * BigInt(under)))
}

/**
 * Divides a total in whole cents by weight, without losing a cent. Every share is rounded down;
 * then the shares with the largest remainders get one more cent each. Of equal remainders, the
 * first share gets the cent. No number is negative.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (all === 0n) return weights.map((_, place) => (place === 0 ? total : 0))
  const parts = weights.map((weight, place) => {
    const product = BigInt(total) * BigInt(weight)
    return { place, share: Number(product / all), rest: product % all }
  })
  let left = total - parts.reduce((sum, { share }) => sum + share, 0)
  const byRest = parts.toSorted((one, other) =>
    one.rest === other.rest ? one.place - other.place : one.rest > other.rest ? -1 : 1,
  )
  for (const part of byRest) {
    if (left === 0) break
    part.share++
    left--
  }
  return parts.map(({ share }) => share)
}

/**
 * The share of the next units in a total that is distributed in steps: the rounded share of all
 * units so far, minus the shares of earlier steps. So the shares add up to the total.
 */
export const nextPiece = (whole: number, of: number, before: number, units: number): number =>
  of === 0 ? 0 : scale(whole, before + units, of) - scale(whole, before, of)

/** Tax on a net amount, rounded once for the document, half up. */
export const taxOn = (net: number, permille: number): number => scale(net, permille, 1_000)
