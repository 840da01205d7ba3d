import { accounts, refusals } from '@titian/contract'
import { useRouter } from '@tanstack/react-router'
import {
  callServer,
  homeWithReturn,
  onSessionLost,
  sessionStore,
  useDevice,
  useFollowAddress,
  type OpenSignIn,
} from '@titian/site'
import { useEffect } from 'react'
import { paths } from '../paths.ts'

/**
 * FRM-067, FRM-069: pages that redirect to the home page when the session ends; all others stay
 * (FRM-068).
 */
const sentHome = ['/home/learning', '/pay-order', '/college/course-video', '/college/train-video']

export function leavesOnLostSession(pathname: string): boolean {
  return sentHome.some((part) => pathname.includes(part))
}

/** Calls that may find the cookie outdated without showing a message. */
const silent: readonly string[] = [accounts.loginInfo.path, accounts.refreshLastLoginTime.path]

/**
 * ACC-231, FRM-067 to FRM-069, FRM-185: when the session ends, forgets the user. If the page needs
 * a session, asks the person to sign in.
 */
export function useLostSession(openSignIn: OpenSignIn, askFirst: () => void): void {
  const router = useRouter()
  const follow = useFollowAddress()
  const isPhone = useDevice() === 'mobile'
  useEffect(
    () =>
      onSessionLost((path, code) => {
        const wasSignedIn = sessionStore.isSignedIn()
        const isLeaving = path === accounts.logout.path
        sessionStore.forget(!isLeaving)
        if (isLeaving) return
        // ACC-072: a session is useless if the server refuses its login info. The code -1001 means
        // that the server has ended the session.
        if (wasSignedIn && code !== refusals.signIn.code)
          callServer(accounts.logout, {}, { quiet: true }).catch(() => undefined)
        const { pathname, href } = router.state.location
        if (leavesOnLostSession(pathname)) {
          void follow(homeWithReturn(href), { replace: true })
          return
        }
        if (silent.includes(path) || pathname === paths.login) return
        // FRM-185: typed text is kept. A phone asks before it leaves the page, whichever call found
        // that the session has ended.
        if (isPhone && sessionStore.wasEnded()) askFirst()
        else openSignIn('login')
      }),
    [router, follow, isPhone, openSignIn, askFirst],
  )
}
