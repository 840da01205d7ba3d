/**
 * What a student writes is compared in one form: full-width letters as narrow ones, small letters, single spaces, and
 * no invisible signs, by which a forbidden word could hide.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    // A small letter can have a mark that the capital has not, as that of İ, so that marks go after the letters.
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/(\d) (?=%)/g, '$1')
    .trim()

const han = /\p{Script=Han}/u

/** The words, and each run of Chinese characters as one. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** How long a text reads: a Chinese character says about as much as two letters. */
export function lengthOf(text: string): number {
  const written = plain(text)
  return written.length + (written.match(/\p{Script=Han}/gu) ?? []).length
}

/** How many different words, or pairs of Chinese characters, a text has; `aaaa` and `a a a a` have one. */
export function varietyOf(text: string): number {
  const words = new Set<string>()
  for (const word of wordsOf(text)) {
    if (han.test(word))
      for (let at = 0; at < word.length; at += 2) words.add(word.slice(at, at + 2))
    else words.add(word)
  }
  return words.size
}

const isPartOfWord = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}]/u.test(sign) && !han.test(sign)

/** Hyphens and spaces are the same, and there are none between Chinese characters. */
const loose = (text: string): string =>
  plain(text)
    .replace(/[-‐–_/'’]/gu, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')

function isInside(text: string, term: string): boolean {
  if (term === '') return false
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const before = isPartOfWord(term[0]) && isPartOfWord(text[at - 1])
    const after = isPartOfWord(term.at(-1)) && isPartOfWord(text[at + term.length])
    if (!before && !after) return true
  }
  return false
}

/**
 * Whether a text has a term: as whole words in letters, anywhere among Chinese characters, which have no spaces between
 * words.
 */
export const hasTerm = (text: string, term: string): boolean => isInside(loose(text), loose(term))

/** The terms that a text has, each once. */
export function termsIn(text: string, terms: readonly string[]): string[] {
  const inside = loose(text)
  return [...new Set(terms.filter((term) => isInside(inside, loose(term))))]
}

/** Two values that mean the same when case, width and spaces are left aside, as `1.2 L` and `１．２l`. */
export const sameValue = (one: string, other: string): boolean =>
  plain(one).replaceAll(' ', '') === plain(other).replaceAll(' ', '')

/** The sentences, so that a thank-you is not read together with the next request. */
export const sentencesOf = (text: string): string[] =>
  plain(text.replace(/\n/g, '. '))
    .split(/[.!?;。!?;]+(?=\s|$|\p{Script=Han})/u)
    .map((one) => one.trim())
    .filter((one) => one !== '')
