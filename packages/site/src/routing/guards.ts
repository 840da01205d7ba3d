import { redirect, type AnyRouter, type ParsedLocation } from '@tanstack/react-router'
import { sessionStore } from '../session/session-store.ts'

/** For `beforeLoad` of pages that need an account: a visitor lands on /home and comes back after sign-in (ACC-224). */
export function sendVisitorsHome({ location }: { location: ParsedLocation }): void {
  if (!sessionStore.isSignedIn())
    throw redirect<AnyRouter, string>({
      to: '/home',
      search: { url: location.href },
      replace: true,
    })
}
