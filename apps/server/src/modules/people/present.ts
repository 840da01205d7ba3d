import type { AuditEntry, ImportRow, Person, PersonDetail } from '@titian/contract'
import type { UserRow } from '../accounts/index.ts'
import type { AuditRow } from './audit-queries.ts'
import type { PersonRow } from './person-queries.ts'

export function person(user: UserRow, sign: string): Person {
  return {
    sign,
    name: user.name,
    areaCode: user.areaCode,
    mobile: user.mobile,
    roleStr: user.roles,
    studentCard: user.studentCard,
    disabled: user.disabled,
    auditStatus: user.auditStatus,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  }
}

export function personDetail(
  { user, sessions, twoStep }: PersonRow,
  { sign, photo, may }: Pick<PersonDetail, 'sign' | 'photo' | 'may'>,
): PersonDetail {
  return { ...person(user, sign), photo, className: user.className, twoStep, sessions, may }
}

type ListedImport = Omit<ImportRow, 'importSign' | 'at' | 'mayUndo'>

/** An import of people or of a roster; `at` is when it came to its state. */
export function importRow(row: ListedImport, at: Date, importSign: string): ImportRow {
  const { fileName, state, byName, fresh, changed, faulty } = row
  return {
    importSign,
    fileName,
    state,
    byName,
    at: at.toISOString(),
    fresh,
    changed,
    faulty,
    mayUndo: state === 'confirmed',
  }
}

export function auditEntry(
  { entry, actorName, actingForName, subjectName }: AuditRow,
  sign: string,
): AuditEntry {
  const { at, action, detail, reason, address } = entry
  return {
    sign,
    at: at.toISOString(),
    action,
    actorName: actorName ?? '',
    actingForName,
    subjectName,
    detail,
    reason,
    address,
  }
}
