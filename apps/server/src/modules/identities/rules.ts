import {
  auditStatus,
  type IdentityKind,
  identityTypes,
  isRealName,
  isStudentNumber,
  isWorkNumber,
  type Language,
} from '@titian/contract'
import { fieldTexts } from './identity-texts.ts'

/** ACC-187. */
export const triesPerDay = { seconds: 24 * 60 * 60, most: 10 }

/** A text as it is compared: one form of each letter, one case, one kind of space. */
export function foldText(text: string): string {
  const folded = text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return folded.replace(/\s+/gu, ' ').trim()
}

/** Numbers are compared without any spaces. */
export function foldNumber(text: string): string {
  return foldText(text).replaceAll(' ', '')
}

export type PersonKind = Extract<IdentityKind, 'student' | 'teacher'>

/** Student info is what the school knows of a student. */
export function personKind(kind: IdentityKind): PersonKind {
  return kind === 'teacher' ? 'teacher' : 'student'
}

/** What the form sends, in either spelling (ACC-166). */
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

/** ACC-184: `1` names the school of the host, whatever its sign. */
function schoolFault(given: string, sign: string): FieldText | undefined {
  return given === '1' || given === sign ? undefined : 'school'
}

/** ACC-165 to ACC-177: the submission, or a text beside each field that is missing or wrong. */
export function readForm(
  form: IdentityForm,
  schoolSign: string,
  language: Language,
): Submission | { fields: Record<string, string> } {
  const kind = form.type === identityTypes.student ? 'student' : 'teacher'
  const number = form.identityId || form.studentId || ''
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

interface Standing {
  roles: string
  auditStatus: number
}

/** Approved as what is asked for again; a teacher may still become a student as well. */
export function isApprovedAs({ roles, auditStatus: status }: Standing, kind: PersonKind): boolean {
  return status === auditStatus.approved && roles.split(',').includes(kind)
}

/** ACC-259: an approval holds while something further waits. */
export function statusWhileWaiting({ auditStatus: status }: Standing): number {
  return status === auditStatus.approved ? status : auditStatus.waiting
}

/** ACC-076: refused, unless the account was approved before or something else of it still waits. */
export function statusAfterRefusal(standing: Standing, hasWaiting: boolean): number {
  return hasWaiting || standing.auditStatus === auditStatus.approved
    ? statusWhileWaiting(standing)
    : auditStatus.refused
}
