/** Converts a price to minor units. 19.99 times 100 is 1998.9999, so the result is rounded. */
export function toMinor(major: number): number {
  return Math.round(major * 100)
}
