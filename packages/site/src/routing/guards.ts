import { redirect, type AnyRouter, type ParsedLocation } from '@tanstack/react-router'
import { sessionStore } from '../signed-in/session-store.ts'

/**
 * Returns a guard for `beforeLoad` of pages that need an account. After the sign-in, the visitor
 * returns to the page.
 */
const sendVisitors =
  (to: string) =>
  ({ location }: { location: ParsedLocation }): void => {
    if (!sessionStore.isSignedIn())
      throw redirect<AnyRouter, string>({ to, search: { url: location.href }, replace: true })
  }

/** ACC-224: a guard that sends visitors to the home page, where the sign-in opens. */
export const sendVisitorsHome = sendVisitors('/home')

/**
 * RES-002, ACC-224: the guard of the one page from which visitors go directly to the sign-in page.
 */
export const sendVisitorsToSignIn = sendVisitors('/login')
