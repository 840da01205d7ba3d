/** A longer one is no word that anybody types. */
const wordMost = 40

// `C++`, `C#` and `.NET` are words of their own; Chinese text is taken apart below.
const token =
  /\.net(?![\p{L}\p{N}])|[a-z\d]+\+\+|(?<![a-z\d])[a-z]#(?![\p{L}\p{N}])|\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu
const han = /^\p{Script=Han}/u

/** One form for capitals, full-width letters and letters with accents; traditional characters stay as given. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

const pairsOf = (letters: readonly string[]) =>
  letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)

function partsOf(text: string, ofHan: (letters: string[]) => string[]): string[] {
  const found = (fold(text).match(token) ?? []).flatMap((word) =>
    han.test(word) ? ofHan(Array.from(word)) : [word.slice(0, wordMost)],
  )
  return [...new Set(found)]
}

/** JOB-076: what a text is found by; Chinese text by each character and by each two that are side by side. */
export const wordsIn = (text: string): string[] =>
  partsOf(text, (letters) => [...letters, ...pairsOf(letters)])

/** JOB-076: what a search text asks for; of Chinese text each two characters that are side by side. */
export const wordsWanted = (text: string): string[] =>
  partsOf(text, (letters) => (letters.length === 1 ? letters : pairsOf(letters)))
