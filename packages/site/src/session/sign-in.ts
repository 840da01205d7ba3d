import { createContext, useContext } from 'react'

export type SignInForm = 'login' | 'regist'

export interface SignInRequest {
  form: SignInForm
  /** Where to go afterwards; null stays on this page. */
  returnUrl: string | null
}

/** Opens the dialog on a desktop and the page /login on a phone (CRS-090). */
export type OpenSignIn = (form?: SignInForm, returnUrl?: string | null) => void

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
