import type { ServerRefusal } from '@titian/site'
import { isAboutAccount } from '@titian/site/sign-in'
import { refusals } from '@titian/contract'

export type LoginTab = 'student' | 'teacher'

/** The field at which a failure is shown; null if it is shown outside the form. */
export type Place<Field extends string> = Field | null

type Known = Pick<ServerRefusal, 'code' | 'msg' | 'extend' | 'reason' | 'is'>

/** ACC-058: these failures are shown as notifications. */
const saidElsewhere: readonly number[] = [
  refusals.requestFailed.code,
  refusals.busy.code,
  refusals.tooFast.code,
]

/** ACC-055 to ACC-057, ACC-084, ACC-085: returns the field at which a failed sign-in is shown. */
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

/** ACC-134 to ACC-136: returns the field at which a failed SMS is shown. */
export function placeSendFailure(refusal: Known): Place<'phone' | 'code' | 'captcha'> {
  if (saidElsewhere.includes(refusal.code)) return null
  if (refusal.is('wrongCode')) return 'captcha'
  return isAboutPhone(refusal) ? 'phone' : 'code'
}

/**
 * ACC-094, ACC-103: returns the field at which a failed registration is shown. No field is wrong if
 * the school takes no more accounts (OPS-071).
 */
export function placeRegistFailure(refusal: Known): Place<'phone' | 'password' | 'code'> {
  if (saidElsewhere.includes(refusal.code)) return null
  if (refusal.reason === 'noNewAccounts') return null
  if (refusal.is('phoneTaken') || refusal.is('nonResident')) return 'phone'
  return refusal.is('badPassword') ? 'password' : 'code'
}
