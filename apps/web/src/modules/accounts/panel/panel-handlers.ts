import type { SignedInAs } from '../forms/form-props.ts'
import type { SocialReturn } from '../social/use-social-return.ts'

/** What happens after a form is finished, as the page or dialog around the panel decides. */
export interface PanelHandlers {
  onSignedIn: (as: SignedInAs) => void
  /**
   * Called when the new account is signed in. Returns `confirm` to show the view "registered"
   * first.
   */
  onRegistered: () => 'confirm' | 'gone'
  /** Called by the view "registered", and after an identity was submitted. */
  onGoOn: () => void
  /** The address to open after the sign-in; null to stay on the page. */
  returnUrl: string | null
  social?: SocialReturn
}
