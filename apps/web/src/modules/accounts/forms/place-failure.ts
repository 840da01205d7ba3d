import type { ServerRefusal } from '@titian/site'
import { isAboutAccount } from '@titian/site/sign-in'
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

/** ACC-055 to ACC-057, ACC-084, ACC-085. */
export function placeLoginFailure(
  refusal: Known,
  tab: LoginTab,
): Place<'phone' | 'password' | 'code'> {
  if (saidElsewhere.includes(refusal.code)) return null
  if (refusal.is('wrongCode')) return 'code'
  if (refusal.is('phoneNotRegistered')) return 'phone'
  if (tab === 'teacher' && refusal.is('waitBefore'))
    return isAboutAccount(refusal) ? 'phone' : 'password'
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
