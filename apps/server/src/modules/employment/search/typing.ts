/** JOB-079: shorter words have too many neighbours. */
const least = 4
const most = 24

const canBeMistyped = (word: string) =>
  word.length >= least && word.length <= most && /^[a-z]+$/.test(word)

const withoutOne = (word: string) =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/**
 * Returns the word, and the word without each of its letters. Two words that differ by one typing
 * error share one of these.
 */
export const spellingsOf = (word: string): string[] =>
  canBeMistyped(word) ? [...new Set([word, ...withoutOne(word)])] : [word]

/** True if one letter was left out, added, replaced or exchanged with the next one. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || !canBeMistyped(one)) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  )
}
