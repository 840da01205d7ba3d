import { foldDigits } from '../wire/fold-letters.ts'

/** ORD-043: what an activation code looks like once spaces and hyphens are gone (ORD-075). */
export const activationCodeLength = 16

/** Of one batch. */
export const mostCodes = 2000

/** Without I, L, O and U, which are read as others (ORD-075). */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** As it is compared: capitals without spaces and hyphens. */
export const plainCode = (typed: string): string =>
  foldDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase()

/** Look-alikes of a code of our own letters. */
const alike = (code: string) => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')

const isOwn = (code: string) => Array.from(code).every((letter) => codeLetters.includes(letter))

/** The last sign of fifteen: a sum in which neighbours weigh differently, so that a slip or a swap is noticed. */
export function checkLetter(body: string): string {
  const sum = Array.from(body).reduce(
    (before, letter, index) => before + codeLetters.indexOf(letter) * (2 * (index % 16) + 1),
    0,
  )
  return codeLetters.charAt(sum % codeLetters.length)
}

export interface TypedCode {
  /** What it may have been issued as: with look-alikes put right, and as it was typed. */
  candidates: string[]
  /** Of our own form, and its last sign fits: no typing error. */
  checked: boolean
}

/**
 * ORD-075: the codes to look for. Codes of other letters that were issued stay valid, so both readings count.
 * Nothing where it is not 16 letters or digits.
 */
export function readCode(typed: string): TypedCode | undefined {
  const plain = plainCode(typed)
  if (!/^[A-Z\d]{16}$/.test(plain)) return undefined
  const own = alike(plain)
  const checked = isOwn(own) && checkLetter(own.slice(0, -1)) === own.slice(-1)
  return { candidates: [...new Set([own, plain])], checked }
}

/** Four groups of four, as it is printed. */
export const printedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
