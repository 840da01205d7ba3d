import { impersonationStart } from './impersonation-start.ts'

/**
 * Opens the page that follows when a user stops acting as another person. `sign` is the sealed id
 * of that person's session (ACC-240, ACC-292).
 */
export function leaveImpersonation(sign: string | undefined): void {
  const isFromHere = sign !== undefined && impersonationStart.read() === sign
  impersonationStart.forget()
  if (!isFromHere) return location.assign('/home')
  location.assign(`/admin/#/people/${sign}`)
  // On the staff's own site, setting the same address again would not reload the page.
  if (location.pathname.startsWith('/admin')) location.reload()
}
