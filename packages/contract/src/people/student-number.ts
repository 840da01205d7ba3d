import { foldDigits } from '../wire/fold-letters.ts'

/** ACC-177: a student number. */
export function isStudentNumber(text: string): boolean {
  return /^[\p{L}\d/-]{1,20}$/u.test(foldDigits(text))
}
