/** The whole part of a square root, by Newton's method on whole numbers. */
function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1)
  let next = (root + square / root) >> 1n
  while (next < root) {
    root = next
    next = (root + square / root) >> 1n
  }
  return root
}

/** The square root of `over / under`, rounded half up. */
export const rootHalfUp = (over: number, under: number): number =>
  Number((wholeRoot((4n * BigInt(over)) / BigInt(under)) + 1n) / 2n)

/** The least whole number that is not below the square root of `over / under`. */
export function rootUp(over: number, under: number): number {
  const root = wholeRoot(BigInt(over) / BigInt(under))
  return Number(root * root * BigInt(under) < BigInt(over) ? root + 1n : root)
}
