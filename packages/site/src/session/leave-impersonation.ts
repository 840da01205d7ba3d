import { impersonationStart } from './impersonation-start.ts'

/** Where it goes on when somebody stops acting as the person of this sign (ACC-240, ACC-292). */
export function leaveImpersonation(sign: string | undefined): void {
  const isFromHere = sign !== undefined && impersonationStart.read() === sign
  impersonationStart.forget()
  if (!isFromHere) return location.assign('/home')
  location.assign(`/admin/#/people/${sign}`)
  // On the staff's own site the address alone would load nothing anew.
  if (location.pathname.startsWith('/admin')) location.reload()
}
