import { refusals } from '@titian/contract'
import type { ServerRefusal } from '../../calls/refusal.ts'
import { isAboutAccount } from '../../sign-in/is-about-account.ts'

export type SignInField = 'phone' | 'password' | 'code'

/**
 * The field beside which a refusal of the sign-in is displayed; null if the refusal concerns the
 * whole form.
 */
export function placeRefusal(
  refusal: Pick<ServerRefusal, 'code' | 'extend' | 'msg' | 'fields'>,
): SignInField | null {
  const { code, fields } = refusal
  for (const field of ['phone', 'password', 'code'] as const) if (fields[field]) return field
  if (code === refusals.wrongCode.code) return 'code'
  if (code === refusals.wrongCredentials.code) return 'password'
  if (code === refusals.accountDisabled.code) return 'phone'
  if (code === refusals.waitBefore.code) return isAboutAccount(refusal) ? 'phone' : 'password'
  if (code === refusals.invalidInput.code) return 'phone'
  return null
}
