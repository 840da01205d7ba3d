/**
 * The letters of a number, without letters that look like digits. The number of letters is prime,
 * so that the check letter detects each typing error.
 */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** CNT-068: the number of random letters before the check letter. */
const drawnLetters = 15

/**
 * Returns the check letter. Each position has another weight, so that one wrong letter, or two
 * swapped letters, always change the sum.
 */
function checkLetter(drawn: string): string {
  const sum = drawn.split('').reduce((all, one, at) => all + letters.indexOf(one) * (at + 2), 0)
  return letters[(letters.length - (sum % letters.length)) % letters.length] ?? ''
}

const inGroups = (plain: string) => plain.replace(/(.{4})(?=.)/g, '$1-')

/**
 * Returns the number of a certificate; `draw` returns a random integer from 0 to below its
 * argument.
 */
export function newCertificateNumber(draw: (below: number) => number): string {
  const drawn = Array.from({ length: drawnLetters }, () => letters[draw(letters.length)]).join('')
  return inGroups(drawn + checkLetter(drawn))
}

/** Parses a number with or without dashes; undefined if it is invalid. */
export function readCertificateNumber(text: string): string | undefined {
  const plain = text.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  if (plain.length !== drawnLetters + 1 || plain.split('').some((one) => !letters.includes(one)))
    return undefined
  return checkLetter(plain.slice(0, -1)) === plain.at(-1) ? inGroups(plain) : undefined
}

/** The things by which a certificate can be earned. */
export const certificateKinds = ['course', 'training'] as const
export const certificateStates = ['valid', 'revoked'] as const

/**
 * CNT-122: why a student is an exception when staff issue a certificate by hand: the course gives
 * no certificates, the student has not completed it, or the result is below 60 or not complete.
 */
export const certificateExceptions = ['courseGivesNone', 'notCompleted', 'notPassed'] as const
export type CertificateException = (typeof certificateExceptions)[number]

/** The maximum number of people in one call. */
export const mostIssuedAtOnce = 200
