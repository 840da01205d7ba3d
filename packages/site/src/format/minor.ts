/** Minor units of a price: 19.99 times 100 is 1998.9999, and rounding gives the whole cents back. */
export function toMinor(major: number): number {
  return Math.round(major * 100)
}
