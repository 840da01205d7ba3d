import {
  foldDigits,
  identityTypes,
  isRealName,
  isStudentNumber,
  isWorkNumber,
  type Language,
} from '@titian/contract'
import { isOwnSign } from '../../schools/index.ts'
import type { PersonKind } from '../rules.ts'
import { fieldTexts } from './texts.ts'

/** ACC-187: the limit of tries. */
export const triesPerDay = { seconds: 24 * 60 * 60, most: 10 }

/**
 * The fields of the identity form. A page may send the number and the name under either of two
 * names (ACC-166).
 */
export interface IdentityForm {
  code?: string | undefined
  type: 1 | 2
  identityId?: string | undefined
  studentId?: string | undefined
  name?: string | undefined
  realName?: string | undefined
  sourceSign?: string | undefined
  school?: string | undefined
}

export interface Submission {
  kind: PersonKind
  number: string
  name: string
}

type FieldText = keyof typeof fieldTexts

function numberFault(kind: PersonKind, number: string): FieldText | undefined {
  if (kind === 'teacher') return isWorkNumber(number) ? undefined : 'workNumber'
  if (number === '') return 'studentNumber'
  return isStudentNumber(number) ? undefined : 'wrongStudentNumber'
}

function nameFault(name: string): FieldText | undefined {
  if (name === '') return 'name'
  return isRealName(name) ? undefined : 'wrongName'
}

/** ACC-184: returns the error of the school field. */
function schoolFault(given: string, sign: string): FieldText | undefined {
  return isOwnSign(given, sign) ? undefined : 'school'
}

/**
 * ACC-165 to ACC-177: returns the submission, or an error text for each missing or invalid field.
 */
export function readForm(
  form: IdentityForm,
  schoolSign: string,
  language: Language,
): Submission | { fields: Record<string, string> } {
  const kind = form.type === identityTypes.student ? 'student' : 'teacher'
  const number = foldDigits(form.identityId || form.studentId || '')
  const name = form.name || form.realName || ''
  const faults: [string, FieldText | undefined][] = [
    ['sourceSign', schoolFault(form.sourceSign || form.school || '', schoolSign)],
    ['name', nameFault(name)],
    ['identityId', numberFault(kind, number)],
    ['code', form.code ? undefined : 'captcha'],
  ]
  const wrong = faults.flatMap(([field, fault]) =>
    fault ? [[field, fieldTexts[fault][language]] as const] : [],
  )
  return wrong.length > 0 ? { fields: Object.fromEntries(wrong) } : { kind, number, name }
}
