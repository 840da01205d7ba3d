/** Whole-number arithmetic: the engines use no fraction, so that no machine rounds differently. */

/** `over / under`, half up (towards the greater number, also below zero). `under` is above zero. */
export function divideHalfUp(over: number, under: number): number {
  // The remainder of a division of large numbers is exact, but their quotient is not, so the
  // remainder is used.
  const top = 2 * over + under
  const bottom = 2 * under
  const rest = ((top % bottom) + bottom) % bottom
  return (top - rest) / bottom
}

/** Like `divideHalfUp`, for numbers that are too large for `number`; none is below zero. */
export const divideBigHalfUp = (over: bigint, under: bigint): bigint =>
  (2n * over + under) / (2n * under)

export type Fraction = readonly [part: number, of: number]

const inside = ([part, of]: Fraction): number => Math.min(Math.max(part, 0), of)

/**
 * Returns `most` times each fraction, rounded once, half up. A fraction below 0 counts as 0, and
 * above 1 as 1.
 */
export function pointsOf(most: number, ...fractions: readonly Fraction[]): number {
  let over = BigInt(most)
  let under = 1n
  for (const fraction of fractions) {
    over *= BigInt(inside(fraction))
    under *= BigInt(fraction[1])
  }
  return Number(divideBigHalfUp(over, under))
}

const places = 20n
const one = 1n << places

/**
 * Returns log2(over / under) in thousandths, for positive whole numbers. It computes one bit after
 * the other by repeated squaring, because the last digit of Math.log may differ between engines.
 */
export function log2Thousandths(over: bigint, under: bigint): number {
  if (over < under) return -log2Thousandths(under, over)
  let value = (over << places) / under
  let whole = 0
  while (value >= 2n * one) {
    value >>= 1n
    whole++
  }
  let bits = 0
  for (let place = 0; place < 16; place++) {
    value = (value * value) >> places
    bits *= 2
    if (value >= 2n * one) {
      value >>= 1n
      bits++
    }
  }
  return divideHalfUp((whole * 65_536 + bits) * 1_000, 65_536)
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
