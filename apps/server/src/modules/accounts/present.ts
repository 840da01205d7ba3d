import { type LoginInfo, type OwnSession, roleNameOf } from '@titian/contract'
import type { OwnSessionRow } from './own-session-queries.ts'
import type { LoginState } from './session-queries.ts'

/** ACC-006; the function codes come with their nouns. `acts`: a member of staff looks on as this student (ACC-239). */
export function loginInfo(
  { user, boundUserId, expiresAt }: LoginState,
  acts: boolean,
  sign: string,
  photo: string | null,
): LoginInfo {
  return {
    userId: sign,
    mobile: user.mobile,
    areaCode: user.areaCode,
    name: user.name,
    sex: user.sex,
    photo,
    roleStr: user.roles,
    _roleName: roleNameOf(user.roles) ?? '',
    functionCodeList: [],
    auditStatus: user.auditStatus,
    bindWechat: boundUserId !== null,
    impersonation: acts ? { studentName: user.name, endsAt: expiresAt.toISOString() } : null,
  }
}

export function ownSession(row: OwnSessionRow, sign: string, current: number): OwnSession {
  return {
    sign,
    userAgent: row.userAgent,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === current,
  }
}
