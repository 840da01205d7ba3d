/**
 * Returns the form in which texts of students are compared: narrow small letters, single spaces,
 * and no invisible characters, which could hide a forbidden word.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    // A small letter may have a mark that the capital letter lacks, as that of İ, so marks are
    // removed after the change to small letters.
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/(\d) (?=%)/g, '$1')
    .trim()

const han = /\p{Script=Han}/u

/** Returns the words of a text; a run of Chinese characters counts as one. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Returns the length of a text; a Chinese character counts as two letters, because it says about as
 * much.
 */
export function lengthOf(text: string): number {
  const written = plain(text)
  return written.length + (written.match(/\p{Script=Han}/gu) ?? []).length
}

/**
 * Counts the different words of a text, or the different pairs of Chinese characters; `aaaa` and `a
 * a a a` have a variety of one.
 */
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

/**
 * Treats hyphens, slashes and apostrophes as spaces, and removes spaces between Chinese characters.
 */
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
 * Whether a text contains a term: as whole words in Latin letters, and anywhere between Chinese
 * characters, which have no spaces between words.
 */
export const hasTerm = (text: string, term: string): boolean => isInside(loose(text), loose(term))

/** The terms that a text has, each once. */
export function termsIn(text: string, terms: readonly string[]): string[] {
  const inside = loose(text)
  return [...new Set(terms.filter((term) => isInside(inside, loose(term))))]
}

/** Whether two values are equal apart from case, width and spaces, such as `1.2 L` and `１．２l`. */
export const sameValue = (one: string, other: string): boolean =>
  plain(one).replaceAll(' ', '') === plain(other).replaceAll(' ', '')

/**
 * Returns the sentences of a text, so that thanks and a following request are judged separately.
 */
export const sentencesOf = (text: string): string[] =>
  plain(text.replace(/\n/g, '. '))
    .split(/[.!?;。!?;]+(?=\s|$|\p{Script=Han})/u)
    .map((one) => one.trim())
    .filter((one) => one !== '')
