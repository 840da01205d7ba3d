import { createContext, useContext } from 'react'

/**
 * ACC-252: a signed-in user who still has to submit an identity sees the form for it in the same
 * dialog.
 */
export type IdentityForm = 'authentication' | 'authentication_student' | 'authentication_teacher'
export type SignInForm = 'login' | 'regist' | IdentityForm

export interface SignInLook {
  /** The button below which the form opens; without it, the form opens in a dialog (ACC-249). */
  under?: HTMLElement
  /** True if the form was opened on the page of a shared course (ACC-016). */
  shared?: boolean
}

export interface SignInRequest extends SignInLook {
  form: SignInForm
  /** The page to open after the sign-in; null to stay on this page. */
  returnUrl: string | null
}

/** Opens the dialog on a desktop, and the page /login on a phone (CRS-090). */
export type OpenSignIn = (form?: SignInForm, returnUrl?: string | null, look?: SignInLook) => void

export interface SignInHostProps {
  request: SignInRequest | null
  onClose: () => void
  /**
   * Called after the user has signed in with the form; the host then reloads the session and
   * continues.
   */
  onDone: () => void
}

export const SignInContext = createContext<OpenSignIn>(() => {})

/** FRM-004: asks a visitor to sign in before an action that needs an account. */
export function useSignIn(): OpenSignIn {
  return useContext(SignInContext)
}
