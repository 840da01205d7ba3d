import { foldDigits } from '../wire/fold-letters.ts'

/** ORD-043: the length of a code without spaces and hyphens (ORD-075). */
export const activationCodeLength = 16

/** The maximum number of codes in a batch. */
export const mostCodes = 2000

/** Without I, L, O and U, which are misread (ORD-075). */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Normalises a code for comparison: capitals without spaces and hyphens. */
export const plainCode = (typed: string): string =>
  foldDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase()

/** Replaces letters that are not used in codes by the digits that look like them. */
const alike = (code: string) => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')

const isOwn = (code: string) => Array.from(code).every((letter) => codeLetters.includes(letter))

/**
 * Returns the check character for the first fifteen characters. Neighbours have different weights,
 * so that a wrong character or a swap of two is detected.
 */
export function checkLetter(body: string): string {
  const sum = Array.from(body).reduce(
    (before, letter, index) => before + codeLetters.indexOf(letter) * (2 * (index % 16) + 1),
    0,
  )
  return codeLetters.charAt(sum % codeLetters.length)
}

export interface TypedCode {
  /** The codes that may be meant: the typed code, and the typed code with look-alikes replaced. */
  candidates: string[]
  /** Whether the code has the format of generated codes and a valid check character. */
  checked: boolean
}

/**
 * ORD-075: parses a code into candidates. Older codes may contain characters that look alike, so
 * both readings are looked up. Returns undefined unless it has 16 letters or digits.
 */
export function readCode(typed: string): TypedCode | undefined {
  const plain = plainCode(typed)
  if (!/^[A-Z\d]{16}$/.test(plain)) return undefined
  const own = alike(plain)
  const checked = isOwn(own) && checkLetter(own.slice(0, -1)) === own.slice(-1)
  return { candidates: [...new Set([own, plain])], checked }
}

/** Returns a code as it is printed, in four groups of four characters. */
export const printedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
