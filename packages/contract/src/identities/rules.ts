import { realName } from '../accounts/fields.ts'

/** ACC-168. */
export const identityTypes = { student: 1, teacher: 2 } as const

/** ACC-177: the name of a person. */
export function isRealName(text: string): boolean {
  return realName.safeParse(text).success
}

/** The letters and marks of a text that stand in no name, each once. */
export function lettersOfNoName(text: string): string[] {
  return [...new Set(text)].filter((letter) => !isRealName(`aa${letter}`) && letter.trim() !== '')
}

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

/** ACC-175: a teacher's work number is at most ten characters. */
export function isWorkNumber(text: string): boolean {
  return /^[\p{L}\d/-]{1,10}$/u.test(foldDigits(text))
}

export const identityKinds = ['student', 'teacher', 'studentInfo'] as const
export type IdentityKind = (typeof identityKinds)[number]
