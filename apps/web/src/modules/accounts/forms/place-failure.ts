import type { ServerRefusal } from '@titian/site'
import { refusals } from '@titian/contract'

export type LoginTab = 'student' | 'teacher'

/** A place beside a field; null is said nowhere in the form, because the common layer has said it. */
export type Place<Field extends string> = Field | null

type Known = Pick<ServerRefusal, 'code' | 'msg' | 'extend' | 'reason' | 'is'>

/** ACC-058: these are toasts of the common layer. */
const saidElsewhere: readonly number[] = [
  refusals.requestFailed.code,
  refusals.busy.code,
  refusals.tooFast.code,
]

const accountCodes: readonly unknown[] = [
  refusals.phoneNotRegistered.code,
  refusals.noLoginPermission.code,
]
const accountReasons: readonly (string | null)[] = ['notTaughtHere', 'noTeacherLogin']

/** ACC-085, ACC-087: the code and the reason beside the message count before the Chinese words in it. */
function meansAccount({ extend, reason, msg }: Known): boolean {
  if (accountReasons.includes(reason) || accountCodes.includes(extend['code'])) return true
  return msg.includes('未注册') || msg === '无权限登录'
}

/** ACC-055 to ACC-057, ACC-084, ACC-085. */
export function placeLoginFailure(
  refusal: Known,
  tab: LoginTab,
): Place<'phone' | 'password' | 'code'> {
  if (saidElsewhere.includes(refusal.code)) return null
  if (refusal.is('wrongCode')) return 'code'
  if (refusal.is('phoneNotRegistered')) return 'phone'
  if (tab === 'teacher' && refusal.is('waitBefore'))
    return meansAccount(refusal) ? 'phone' : 'password'
  return 'password'
}

const isAboutPhone = (refusal: Known): boolean =>
  refusal.is('phoneNotRegistered') || refusal.is('phoneTaken') || refusal.is('nonResident')

/** ACC-134 to ACC-136. */
export function placeSendFailure(refusal: Known): Place<'phone' | 'code' | 'captcha'> {
  if (saidElsewhere.includes(refusal.code)) return null
  if (refusal.is('wrongCode')) return 'captcha'
  return isAboutPhone(refusal) ? 'phone' : 'code'
}

/** ACC-094, ACC-103. */
export function placeRegistFailure(refusal: Known): Place<'phone' | 'password' | 'code'> {
  if (saidElsewhere.includes(refusal.code)) return null
  if (refusal.is('phoneTaken') || refusal.is('nonResident')) return 'phone'
  return refusal.is('badPassword') ? 'password' : 'code'
}
