import type { SignedInAs } from '../forms/form-props.ts'
import type { SocialReturn } from '../social/use-social-return.ts'

/** What the page or dialog around the panel does when a form is finished. */
export interface PanelHandlers {
  onSignedIn: (as: SignedInAs) => void
  /** The new account is signed in. Returns `confirm` to show the view "registered" first. */
  onRegistered: () => 'confirm' | 'gone'
  /** Called by the view "registered", and after an identity was submitted. */
  onGoOn: () => void
  /** The address to open afterwards; null stays on the shown page. */
  returnUrl: string | null
  social?: SocialReturn
}
