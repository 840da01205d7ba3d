/** Longer words are ignored, because nobody types them. */
const wordMost = 40

// `C++`, `C#` and `.NET` are words; Chinese text is split below.
const token =
  /\.net(?![\p{L}\p{N}])|[a-z\d]+\+\+|(?<![a-z\d])[a-z]#(?![\p{L}\p{N}])|\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu
const han = /^\p{Script=Han}/u

/**
 * Converts to lower case, half width and letters without accents. Traditional Chinese characters
 * are unchanged.
 */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

const pairsOf = (letters: readonly string[]) =>
  letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)

function partsOf(text: string, ofHan: (letters: string[]) => string[]): string[] {
  const found = (fold(text).match(token) ?? []).flatMap((word) =>
    han.test(word) ? ofHan(Array.from(word)) : [word.slice(0, wordMost)],
  )
  return [...new Set(found)]
}

/**
 * JOB-076: returns the words by which a text is found. For Chinese text, these are its single
 * characters and its pairs of neighbouring characters.
 */
export const wordsIn = (text: string): string[] =>
  partsOf(text, (letters) => [...letters, ...pairsOf(letters)])

/**
 * JOB-076: returns the words of a search text. For Chinese text, these are its pairs of
 * neighbouring characters.
 */
export const wordsWanted = (text: string): string[] =>
  partsOf(text, (letters) => (letters.length === 1 ? letters : pairsOf(letters)))
