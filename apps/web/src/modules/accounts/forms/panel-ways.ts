import type { SignedInAs } from './form-props.ts'
import type { SocialReturn } from '../social/use-social-return.ts'

/** What the place of the panel does when a form has done its part. */
export interface PanelWays {
  onSignedIn: (as: SignedInAs) => void
  /** The new account is signed in. Answer `confirm` to show the registered view first. */
  onRegistered: () => 'confirm' | 'gone'
  /** From the registered view, and after an identity was asked for. */
  onGoOn: () => void
  /** Where all this leads to; null is the page on show. */
  returnUrl: string | null
  social?: SocialReturn
}
