import type { AuditEntry, ImportRow, Person, PersonDetail } from '@titian/contract'
import type { UserRow } from '../accounts/index.ts'
import type { AuditRow } from './audit-queries.ts'
import type { ImportListRow } from './import-queries.ts'
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

export function importRow(row: ImportListRow, importSign: string): ImportRow {
  const { fileName, state, byName, createdAt, fresh, changed, faulty } = row
  return {
    importSign,
    fileName,
    state,
    byName,
    at: createdAt.toISOString(),
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
