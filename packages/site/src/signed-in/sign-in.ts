import { createContext, useContext } from 'react'

/** ACC-252: who is signed in and owes the school an identity gets its form in the same dialog. */
export type IdentityForm = 'authentication' | 'authentication_student' | 'authentication_teacher'
export type SignInForm = 'login' | 'regist' | IdentityForm

export interface SignInLook {
  /** The form hangs below this button instead of standing over the page (ACC-249). */
  under?: HTMLElement
  /** Asked for by a course that somebody shares (ACC-016). */
  shared?: boolean
}

export interface SignInRequest extends SignInLook {
  form: SignInForm
  /** Where to go afterwards; null stays on this page. */
  returnUrl: string | null
}

/** Opens the dialog on a desktop and the page /login on a phone (CRS-090). */
export type OpenSignIn = (form?: SignInForm, returnUrl?: string | null, look?: SignInLook) => void

export interface SignInHostProps {
  request: SignInRequest | null
  onClose: () => void
  /** The form has signed somebody in: the host reads the session again and moves on. */
  onDone: () => void
}

export const SignInContext = createContext<OpenSignIn>(() => {})

/** FRM-004: asks a visitor to sign in where an act needs an account. */
export function useSignIn(): OpenSignIn {
  return useContext(SignInContext)
}
