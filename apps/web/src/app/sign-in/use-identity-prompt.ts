import { accounts } from '@titian/contract'
import { useRouter } from '@tanstack/react-router'
import { onIdentityNeeded, type OpenSignIn } from '@titian/site'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'

/** Pages on which the identity is entered in a form of their own. */
const entrances: readonly string[] = [
  accounts.studentLogin,
  accounts.teacherLogin,
  accounts.register,
  accounts.confirmSecondStep,
  accounts.socialLogin,
].map(({ path }) => path)

/**
 * ACC-252: a call that is refused with 301 opens the identity form, even if the person has closed
 * this form before. Only the call for the login info opens it just once, because the page repeats
 * this call by itself.
 */
export function useIdentityPrompt(openSignIn: OpenSignIn, isOpen: boolean): void {
  const router = useRouter()
  const wasPrompted = useRef(false)
  const shown = useRef(isOpen)
  shown.current = isOpen
  useEffect(
    () =>
      onIdentityNeeded((path) => {
        const isInfo = path === accounts.loginInfo.path
        if (entrances.includes(path) || (isInfo && wasPrompted.current)) return
        if (isInfo) wasPrompted.current = true
        if (shown.current || router.state.location.pathname === paths.login) return
        openSignIn('authentication')
      }),
    [router, openSignIn],
  )
}
