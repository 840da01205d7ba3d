import { type LoginInfo, roleNameOf } from '@titian/contract'
import type { UserRow } from './tables.ts'

/** ACC-006; the social binding and the function codes come with their nouns. */
export function loginInfo(user: UserRow, sign: string, photo: string | null): LoginInfo {
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
    bindWechat: false,
    simulation: null,
  }
}
