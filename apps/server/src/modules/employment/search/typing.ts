/**
 * JOB-079: the fewest letters of a word for which a typing error is allowed. A shorter word is
 * similar to too many others.
 */
const least = 4
const longest = 24

const canBeMistyped = (word: string) =>
  word.length >= least && word.length <= longest && /^[a-z]+$/.test(word)

const withoutOne = (word: string) =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))

/**
 * Returns the word, and the word without each single letter. If two words differ by one typing
 * error, both lists have an entry in common.
 */
export const spellingsOf = (word: string): string[] =>
  canBeMistyped(word) ? [...new Set([word, ...withoutOne(word)])] : [word]

/** True if one letter was left out, added, replaced or exchanged with the next one. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || !canBeMistyped(one)) return false
  let index = 0
  while (index < short.length && short[index] === long[index]) index += 1
  if (short.length < long.length) return short.slice(index) === long.slice(index + 1)
  if (short.slice(index + 1) === long.slice(index + 1)) return true
  return (
    short[index] === long[index + 1] &&
    short[index + 1] === long[index] &&
    short.slice(index + 2) === long.slice(index + 2)
  )
}
