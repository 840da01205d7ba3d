/**
 * FRM-446: a text in which somebody looks for something, as the keyboard writes it: letters, digits and spaces of full
 * width, hyphens that do not break, and letters without width. Signs stay, for Chinese texts have them in full width.
 */
export const foldLetters = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u3000]/g, (one) => one.normalize('NFKC'))
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF/g, '')

/**
 * ACC-298: a number or a code with the digits, letters and dashes of the keyboard, whatever a Chinese keyboard or a word
 * processor wrote for them, and without letters that have no width.
 */
export const foldDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .trim()
