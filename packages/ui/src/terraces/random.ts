/** Hashes any text to a well mixed 32-bit number. */
export function hash(text: string): number {
  let mixed = 2166136261
  for (let index = 0; index < text.length; index++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 16777619)
  }
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822507)
  // The first step works on the unsigned value; otherwise the upper half of all seeds would be
  // wrong.
  return (mixed ^ (mixed >>> 13)) >>> 0
}

export type Random = () => number

/**
 * Repeatable numbers from 0 to 1 (mulberry32): a drawing must not depend on time or on real
 * randomness.
 */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
