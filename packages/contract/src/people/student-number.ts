/**
 * ACC-298: a number with the digits, letters and dashes of the keyboard, whatever a Chinese keyboard or a word processor
 * wrote for them, and without letters that have no width.
 */
export const foldDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** ACC-177: a student number. */
export function isStudentNumber(text: string): boolean {
  return /^[\p{L}\d/-]{1,20}$/u.test(foldDigits(text))
}
