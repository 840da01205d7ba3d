import { createContext, useContext } from 'react'

/**
 * ACC-252: a user who is signed in but must submit an identity gets that form in the same dialog.
 */
export type IdentityForm = 'authentication' | 'authentication_student' | 'authentication_teacher'
export type SignInForm = 'login' | 'regist' | IdentityForm

export interface SignInLook {
  /** The form opens below this button instead of in a dialog (ACC-249). */
  under?: HTMLElement
  /** True if the form was opened on the page of a shared course (ACC-016). */
  shared?: boolean
}

export interface SignInRequest extends SignInLook {
  form: SignInForm
  /** The page to open afterwards; null stays on this page. */
  returnUrl: string | null
}

/** Opens the dialog on a desktop and the page /login on a phone (CRS-090). */
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
