import { foldDigits } from '../wire/fold-letters.ts'
export { type AreaCode, areaCodes, defaultAreaCode, inferAreaCode, isPhone } from '../wire/phone.ts'
import type { AreaCode } from '../wire/phone.ts'

/** ACC-177: letters of any script, and the characters of Malaysian names (`a/l`, `@`). */
export const nameLetters = /^[\p{L}\p{M} ·.'’\-/@]+$/u

/** Returns whether the text is a person's name of 2 to 60 characters. */
export function isPersonName(text: string): boolean {
  const name = text.trim()
  return name.length >= 2 && name.length <= 60 && nameLetters.test(name)
}

/** Returns the national number without a leading zero, as it is stored (ACC-040). */
export function nationalNumber(areaCode: AreaCode, digits: string): string {
  return areaCode === '60' ? digits.replace(/^0/, '') : digits
}

/**
 * ACC-111: returns whether a password has 8 to 20 letters, digits or punctuation marks, of at least
 * two kinds, and no white space.
 */
export function isPassword(password: string): boolean {
  if (!/^[\x21-\x7e]{8,20}$/.test(password)) return false
  const kinds = [/[a-z]/i, /\d/, /[^a-z\d]/i].filter((kind) => kind.test(password))
  return kinds.length >= 2
}

/** ACC-130: a code has four to six digits or letters. */
export function isSmsCode(code: string): boolean {
  return /^[a-z\d]{4,6}$/i.test(foldDigits(code))
}

export const smsTypes = {
  register: 1,
  verifyOldNumber: 2,
  bindNewNumber: 3,
  forgotPassword: 4,
} as const
export const smsWaitSeconds = 60

export const roleNames = ['teacher', 'student', 'normal'] as const
export type RoleName = (typeof roleNames)[number]

/**
 * ACC-007: returns the role of the person that comes first in the order teacher, student, normal.
 */
export function roleNameOf(roleStr: string): RoleName | null {
  return roleNames.find((role) => roleStr.split(',').includes(role)) ?? null
}

/**
 * CRS-106: returns what a person may do besides learning, for the menus. Sharing is for teachers
 * and staff.
 */
export function functionCodesOf(roleStr: string): string[] {
  const sharers = ['teacher', 'schoolAdmin', 'platformAdmin']
  return roleStr.split(',').some((role) => sharers.includes(role)) ? ['shareCourses'] : []
}

/** ACC-076: the states of an identity: 0 not submitted, 1 waiting, 2 approved, 3 refused. */
export const auditStatus = { none: 0, waiting: 1, approved: 2, refused: 3 } as const

/** ACC-256: returns whether the hash begins with this many zero bits. */
export function beginsWithZeros(hash: Uint8Array, zeroBits: number): boolean {
  if (hash.length * 8 < zeroBits) return false
  const whole = Math.floor(zeroBits / 8)
  if (hash.subarray(0, whole).some((byte) => byte !== 0)) return false
  const rest = zeroBits % 8
  return rest === 0 || (hash[whole] ?? 0) >> (8 - rest) === 0
}

/** Returns the text to hash; the code has at most six characters in base 36 (ACC-177). */
export function puzzleText(salt: string, code: string): string {
  return `${salt}:${code}`
}

/**
 * ACC-256: returns whether a code solves the puzzle. `hash` is the SHA-256 of `puzzleText(salt,
 * code)`, which server and browser each compute in their own way.
 */
export function isPuzzleAnswer(hash: Uint8Array, code: string, zeroBits: number): boolean {
  return /^[a-z\d]{4,6}$/.test(code) && beginsWithZeros(hash, zeroBits)
}

/** Yields every possible code in the order of trying. */
export function* puzzleCodes(): Generator<string> {
  for (let number = 0; number < 36 ** 6; number += 1) yield number.toString(36).padStart(4, '0')
}

const staffRoles = ['schoolAdmin', 'platformAdmin']
const teachingRoles = ['teacher', ...staffRoles]
const hasOneOf = (user: { roleStr: string } | null, roles: readonly string[]) =>
  user !== null && user.roleStr.split(',').some((role) => roles.includes(role))

/** Whether the person is staff, who run the school and supervise its courses (FRM-065). */
export const isStaff = (user: { roleStr: string } | null): boolean => hasOneOf(user, staffRoles)

/**
 * Whether the person is a teacher or staff. Teachers and staff also study some courses (CRS-084).
 */
export function isTeaching(user: { roleStr: string } | null): boolean {
  return hasOneOf(user, teachingRoles)
}

/**
 * JOB-128: the kinds of e-mail. `system`, `course` and `school` are the lists of the message page.
 */
export const mailKinds = ['system', 'course', 'school', 'applications', 'digest'] as const
export type MailKind = (typeof mailKinds)[number]

/** JOB-126: the hours for which a link confirms an address, and the limit of links in an hour. */
export const mailLinkHours = 24
export const mailLinksPerHour = 5

export const mailAddressMost = 254

export function isMailKind(text: string): text is MailKind {
  return mailKinds.some((kind) => kind === text)
}
