/**
 * The only source of chance of the engines. A draw is a hash of (seed, day, purpose, index) and not the next number
 * of a row: a rule that is added later draws under a purpose of its own and changes no other draw, and a run can be
 * computed from any day on. All arithmetic is on 32-bit whole numbers, which every JavaScript engine does alike.
 */

/** Text of any length; a run stores it. Numbers would lose digits above 2^53. */
export type Seed = string

export interface Draw {
  seed: Seed
  day: number
  /** What is drawn, such as `demand`. Two purposes share nothing. */
  purpose: string
  /** Which of several draws for one purpose and day. */
  index?: number
}

const wordRange = 2 ** 32

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** One word mixed into the hash, as MurmurHash3 (x86, 32 bits, by Austin Appleby) does it. */
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

/** The length goes first, so that no two pairs of texts are the same row of words. */
function absorbText(hash: number, text: string): number {
  let mixed = absorb(hash, text.length)
  for (let place = 0; place < text.length; place++) mixed = absorb(mixed, text.charCodeAt(place))
  return mixed
}

/** A whole number from 0 to 2^32 - 1. `attempt` counts the draws that were thrown away. */
function drawWord({ seed, day, purpose, index = 0 }: Draw, attempt: number): number {
  const named = absorbText(absorbText(0, seed), purpose)
  return finish(absorb(absorb(absorb(named, day), index), attempt))
}

/**
 * A whole number from `least` to `most`, each as likely as any other. Words above the last full multiple of the
 * range are thrown away, since keeping them would favour small numbers.
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
