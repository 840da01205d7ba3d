import { refusals } from '@titian/contract'
import type { ServerRefusal } from '../../calls/refusal.ts'

export type SignInField = 'phone' | 'password' | 'code'

const aboutTheAccount: readonly number[] = [
  refusals.phoneNotRegistered.code,
  refusals.noLoginPermission.code,
]

/** ACC-085, ACC-087: the underlying code says it in every language, the Chinese words where it is missing. */
function isAboutTheAccount({ extend, msg }: Pick<ServerRefusal, 'extend' | 'msg'>): boolean {
  const { code } = extend
  if (typeof code === 'number') return aboutTheAccount.includes(code)
  return msg.includes('未注册') || msg === '无权限登录'
}

/** The field a refused sign-in is told beside; null where it belongs to the form as a whole. */
export function placeRefusal(
  refusal: Pick<ServerRefusal, 'code' | 'extend' | 'msg' | 'fields'>,
): SignInField | null {
  const { code, fields } = refusal
  for (const field of ['phone', 'password', 'code'] as const) if (fields[field]) return field
  if (code === refusals.wrongCode.code) return 'code'
  if (code === refusals.wrongCredentials.code) return 'password'
  if (code === refusals.accountDisabled.code) return 'phone'
  if (code === refusals.waitBefore.code) return isAboutTheAccount(refusal) ? 'phone' : 'password'
  if (code === refusals.invalidInput.code) return 'phone'
  return null
}
