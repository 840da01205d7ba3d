import { realName } from '../accounts/fields.ts'
import { foldDigits } from '../wire/fold-letters.ts'

export { isStudentNumber } from '../people/student-number.ts'

/** ACC-168: the identities that a person can apply for. */
export const identityTypes = { student: 1, teacher: 2 } as const

/** ACC-177: returns whether the text can be the name of a person. */
export function isRealName(text: string): boolean {
  return realName.safeParse(text).success
}

/** Returns the characters of the text that no name may contain, each once. */
export function lettersOfNoName(text: string): string[] {
  return [...new Set(text)].filter((letter) => !isRealName(`aa${letter}`) && letter.trim() !== '')
}

/** ACC-175: a teacher's work number is at most ten characters. */
export function isWorkNumber(text: string): boolean {
  return /^[\p{L}\d/-]{1,10}$/u.test(foldDigits(text))
}

export const identityKinds = ['student', 'teacher', 'studentInfo'] as const
export type IdentityKind = (typeof identityKinds)[number]
