import { type identityTypes, isStudentNumber, isWorkNumber } from '@titian/contract'

export type IdentityKind = keyof typeof identityTypes

export interface IdentityValues {
  school: string
  name: string
  number: string
  code: string
}

/** The error of each field, as a key below `identity`. */
export type IdentityProblems = Partial<Record<keyof IdentityValues, string>>

/** ACC-177: letters of any script, and the characters of Malaysian names (`a/l`, `@`). */
const realName = /^[\p{L}\p{M} ·.'’\-/@]{2,60}$/u

function nameProblem(name: string): string | undefined {
  if (!name) return 'nameMissing'
  return realName.test(name) ? undefined : 'nameWrong'
}

function numberProblem(kind: IdentityKind, number: string): string | undefined {
  // ACC-173: every wrong work number of a teacher has the same text.
  if (kind === 'teacher') return isWorkNumber(number) ? undefined : 'workNumberWrong'
  if (!number) return 'numberMissing'
  return isStudentNumber(number) ? undefined : 'numberWrong'
}

/** ACC-169 to ACC-175: returns the errors of an identity. */
export function identityProblems(kind: IdentityKind, values: IdentityValues): IdentityProblems {
  return {
    school: values.school ? undefined : 'schoolMissing',
    name: nameProblem(values.name.trim()),
    number: numberProblem(kind, values.number.trim()),
    code: values.code.trim().length >= 4 ? undefined : 'codeMissing',
  }
}
