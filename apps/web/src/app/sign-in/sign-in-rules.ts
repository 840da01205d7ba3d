import type { DeviceKind } from '@titian/contract'
import type { SignInForm, SignInRequest } from '@titian/site'

/** What a phone asks before it leaves the page for the sign-in form (FRM-185, ACC-016). */
export interface Asking {
  why: 'lost' | 'shared'
  next: Pick<SignInRequest, 'form' | 'returnUrl'>
}

/** FRM-024, FRM-025: a phone signs in on its own page; the identity form opens above any page. */
export function opensOverPage(device: DeviceKind, form: SignInForm): boolean {
  return device === 'desktop' || form.startsWith('authentication')
}

/**
 * Whether the request is ignored because a sign-in form is open already, so that its typed text is
 * kept.
 */
export function isMoot(now: SignInRequest, next: SignInRequest): boolean {
  const isEntrance = now.form === 'login' || now.form === 'regist'
  return isEntrance && next.form === 'login' && next.returnUrl === null && !next.under
}
