/** Without the letters that are mistaken for digits; a prime number of them, so that the check finds each slip. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** CNT-068: letters that are drawn, before the one that checks them. */
const drawnLetters = 15

/** Every place has another weight: one wrong letter, or two that changed places, never give the same sum. */
function checkLetter(drawn: string): string {
  const sum = drawn.split('').reduce((all, one, at) => all + letters.indexOf(one) * (at + 2), 0)
  return letters[(letters.length - (sum % letters.length)) % letters.length] ?? ''
}

const inGroups = (plain: string) => plain.replace(/(.{4})(?=.)/g, '$1-')

/** The number of a certificate; `draw` gives whole numbers from 0 to below its argument, each as likely. */
export function newCertificateNumber(draw: (below: number) => number): string {
  const drawn = Array.from({ length: drawnLetters }, () => letters[draw(letters.length)]).join('')
  return inGroups(drawn + checkLetter(drawn))
}

/** A number as people write it, with or without its dashes; undefined where no certificate can have it. */
export function readCertificateNumber(text: string): string | undefined {
  const plain = text.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  if (plain.length !== drawnLetters + 1 || plain.split('').some((one) => !letters.includes(one)))
    return undefined
  return checkLetter(plain.slice(0, -1)) === plain.at(-1) ? inGroups(plain) : undefined
}

/** What somebody earned a certificate with. */
export const certificateKinds = ['course', 'training'] as const
export const certificateStates = ['valid', 'revoked'] as const

/**
 * CNT-122: what stands against a certificate that staff issue by hand: the course gives none, the student has not
 * completed it, or the result is below 60 or not complete yet.
 */
export const certificateExceptions = ['courseGivesNone', 'notCompleted', 'notPassed'] as const
export type CertificateException = (typeof certificateExceptions)[number]

/** People that staff issue certificates to at once. */
export const mostIssuedAtOnce = 200
