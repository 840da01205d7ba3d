import { functionCodesOf, type LoginInfo, roleNameOf } from '@titian/contract'
import type { LoginState } from './queries.ts'

/**
 * ACC-006: presents the login info. `impersonates` is true while a staff member acts as this
 * student (ACC-239).
 */
export function loginInfo(
  { user, boundUserId, expiresAt, mustAgree }: LoginState,
  impersonates: boolean,
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
    functionCodeList: functionCodesOf(user.roles),
    auditStatus: user.auditStatus,
    bindWechat: boundUserId !== null,
    impersonation: impersonates
      ? { studentName: user.name, endsAt: expiresAt.toISOString() }
      : null,
    mustAgree: mustAgree && !impersonates,
  }
}
