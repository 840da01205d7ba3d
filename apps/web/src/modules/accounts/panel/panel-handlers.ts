import type { SignedInAs } from '../forms/form-props.ts'
import type { SocialReturn } from '../social/use-social-return.ts'

/** What the page or dialog around the panel does when a form is finished. */
export interface PanelHandlers {
  onSignedIn: (as: SignedInAs) => void
  /** The new account is signed in. Answer `confirm` to show the registered view first. */
  onRegistered: () => 'confirm' | 'gone'
  /** From the registered view, and after an identity was asked for. */
  onGoOn: () => void
  /** Where the visitor goes afterwards; null is the page on show. */
  returnUrl: string | null
  social?: SocialReturn
}
