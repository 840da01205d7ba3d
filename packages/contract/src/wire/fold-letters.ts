/**
 * FRM-446: normalises a search text: full-width letters, digits and spaces, non-breaking hyphens
 * and zero-width characters. Punctuation is kept, because Chinese texts use it in full width.
 */
export const foldLetters = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u3000]/g, (one) => one.normalize('NFKC'))
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF/g, '')

/**
 * ACC-298: normalises a number or code: full-width digits and letters, typographic dashes, and
 * zero-width characters.
 */
export const foldDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .trim()
