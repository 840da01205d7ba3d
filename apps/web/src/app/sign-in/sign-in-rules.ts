import type { DeviceKind } from '@titian/contract'
import type { SignInForm, SignInRequest } from '@titian/site'

/** A phone asks before it leaves the page for the form (FRM-185, ACC-016). */
export interface Asking {
  why: 'lost' | 'shared'
  next: Pick<SignInRequest, 'form' | 'returnUrl'>
}

/** FRM-024, FRM-025: a phone signs in on a page of its own; an identity is asked for over any page. */
export function opensOverPage(device: DeviceKind, form: SignInForm): boolean {
  return device === 'desktop' || form.startsWith('authentication')
}

/** Somebody is signing in already: what is typed there outlasts a page that asks once more. */
export function isMoot(now: SignInRequest, next: SignInRequest): boolean {
  const isEntrance = now.form === 'login' || now.form === 'regist'
  return isEntrance && next.form === 'login' && next.returnUrl === null && !next.under
}
