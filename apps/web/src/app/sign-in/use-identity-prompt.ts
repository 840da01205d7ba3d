import { accounts } from '@titian/contract'
import { useRouter } from '@tanstack/react-router'
import { onIdentityNeeded, type OpenSignIn } from '@titian/site'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'

/** Their forms go on to the identity by themselves. */
const entrances: readonly string[] = [
  accounts.studentLogin,
  accounts.teacherLogin,
  accounts.register,
  accounts.confirmSecondStep,
  accounts.socialLogin,
].map(({ path }) => path)

/**
 * ACC-252: any call that answers 301 opens the form of the identity, and again after it was closed. The login
 * info is asked for by the page itself, again and again, and opens it once.
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
