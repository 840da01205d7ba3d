/**
 * The only source of randomness of the engines. A draw is a hash of (seed, day, purpose, index),
 * not the next number of a sequence: a rule that is added later uses its own purpose and changes no
 * other draw, and a run can be computed from any day. All arithmetic is on 32-bit integers, which
 * every JavaScript engine computes alike.
 */

/** A text of any length, stored with a run. A number would lose digits above 2^53. */
export type Seed = string

export interface Draw {
  seed: Seed
  day: number
  /** What is drawn, such as `demand`. Two purposes are independent. */
  purpose: string
  /** Distinguishes several draws for one purpose and day. */
  index?: number
}

const wordRange = 2 ** 32

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** Mixes one word into the hash like MurmurHash3 (x86, 32 bits, by Austin Appleby). */
function absorb(hash: number, word: number): number {
  const mixed = Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593)
  return (Math.imul(rotate(hash ^ mixed, 13), 5) + 0xe6546b64) | 0
}

/** The end of MurmurHash3: each bit of the result depends on each bit of the hash. */
function finish(hash: number): number {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * Adds a text to the hash. Without its length, `ab` followed by `c` would give the same hash as `a`
 * followed by `bc`.
 */
function absorbText(hash: number, text: string): number {
  let mixed = absorb(hash, text.length)
  for (let place = 0; place < text.length; place++) mixed = absorb(mixed, text.charCodeAt(place))
  return mixed
}

/** Returns an integer from 0 to 2^32 - 1. `attempt` counts rejected draws. */
function drawWord({ seed, day, purpose, index = 0 }: Draw, attempt: number): number {
  const named = absorbText(absorbText(0, seed), purpose)
  return finish(absorb(absorb(absorb(named, day), index), attempt))
}

/**
 * Returns a uniform integer from `least` to `most`. Words above the last full multiple of the range
 * are rejected, because they would favour small numbers.
 */
export function drawBetween(draw: Draw, least: number, most: number): number {
  const range = most - least + 1
  if (!Number.isSafeInteger(range) || range < 1 || range > wordRange)
    throw new RangeError(`No whole number can be drawn from ${least} to ${most}.`)
  const limit = wordRange - (wordRange % range)
  let attempt = 0
  let word = drawWord(draw, attempt)
  while (word >= limit) word = drawWord(draw, ++attempt)
  return least + (word % range)
}
