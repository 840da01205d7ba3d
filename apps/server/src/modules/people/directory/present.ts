import type { Person, PersonDetail } from '@titian/contract'
import type { UserRow } from '../../accounts/index.ts'
import type { PersonRow } from './queries.ts'

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
