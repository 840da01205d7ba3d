import { foldText } from './fold-text.ts'

// Accepted answers with a star for any letters (EXM-225). A star behind a backslash is a star.

/** Stands for a wildcard while the letters around it are folded; no text keeps control characters. */
const joker = '\u0001'

export const hasWildcard = (text: string): boolean => /(?<!\\)\*/.test(text)

/** A text in which every star is a star. */
export const withPlainStars = (text: string): string => text.replaceAll('*', '\\*')
export const fromPlainStars = (text: string): string => text.replaceAll('\\*', '*')

const replaceWildcards = (text: string, sign: string): string =>
  text.replace(/\\?\*/g, (star) => (star === '*' ? sign : '*'))

/** As people read it: what may stand there is left open. A student who wrote this would be right. */
export const readableWildcards = (text: string): string => replaceWildcards(text, '…')

/** The texts between the wildcards, folded like the answer. */
function partsOf(text: string, fold: (text: string) => string): string[] {
  const marked = replaceWildcards(text.replaceAll(joker, ''), joker)
  return fold(foldText(marked)).split(joker)
}

/**
 * Whether a folded answer has the parts of a pattern in their order. The first place of each part is the best one, so
 * nothing is tried twice and the work grows with the length of the answer alone.
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
