import type { Person } from '@titian/contract'
import type { UserRow } from '../accounts/index.ts'

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
