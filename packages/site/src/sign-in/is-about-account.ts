import { refusals } from '@titian/contract'
import type { ServerRefusal } from '../calls/refusal.ts'

const codes: readonly number[] = [refusals.phoneNotRegistered.code, refusals.noLoginPermission.code]
const reasons: readonly string[] = ['notTaughtHere', 'noTeacherLogin']

type Known = Pick<ServerRefusal, 'extend' | 'msg'> & Partial<Pick<ServerRefusal, 'reason'>>

/**
 * ACC-085, ACC-087: whether a sign-in was refused because of the phone. The reason and the code say
 * this in every language. If both are missing, the Chinese message is compared.
 */
export function isAboutAccount({ extend, msg, reason }: Known): boolean {
  if (reason && reasons.includes(reason)) return true
  const { code } = extend
  if (typeof code === 'number') return codes.includes(code)
  return msg.includes('未注册') || msg === '无权限登录'
}
