import { foldText } from './fold-text.ts'

// Alternatives with a star that matches any letters (EXM-225). An escaped star is an ordinary
// character.

/**
 * Replaces a wildcard while letters are normalised. It is a control character, which no stored text
 * contains.
 */
const joker = '\u0001'

export const hasWildcard = (text: string): boolean => /(?<!\\)\*/.test(text)

/** Escapes every star. */
export const withPlainStars = (text: string): string => text.replaceAll('*', '\\*')
export const fromPlainStars = (text: string): string => text.replaceAll('\\*', '*')

const replaceWildcards = (text: string, sign: string): string =>
  text.replace(/\\?\*/g, (star) => (star === '*' ? sign : '*'))

/** Makes wildcards readable. A student who writes exactly this text is right too. */
export const readableWildcards = (text: string): string => replaceWildcards(text, '…')

/** Returns the normalised texts between wildcards. */
function partsOf(text: string, fold: (text: string) => string): string[] {
  const marked = replaceWildcards(text.replaceAll(joker, ''), joker)
  return fold(foldText(marked)).split(joker)
}

/**
 * Returns whether an answer contains the parts of a pattern in order. Taking the first occurrence
 * of each part is always right, so nothing is tried twice and the time is linear.
 */
export function fitsWildcards(
  pattern: string,
  written: string,
  fold: (text: string) => string,
): boolean {
  const [first = '', ...others] = partsOf(pattern, fold)
  const last = others.pop()
  if (last === undefined) return first === written
  const end = written.length - last.length
  if (!written.startsWith(first) || !written.endsWith(last)) return false
  let from = first.length
  for (const part of others) {
    const at = written.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= end
}
