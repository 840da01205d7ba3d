import { safeReturnUrl } from '@titian/site'
import type { SignedInAs } from '../forms/form-props.ts'

/**
 * ACC-080 to ACC-082: returns the address to open for a teacher; null for students, because for
 * them the page decides.
 */
export function teacherAddress(
  { tab, teacherToken }: SignedInAs,
  returnUrl: string | null,
): string | null {
  if (tab === 'student') return null
  if (returnUrl !== null) return safeReturnUrl(returnUrl)
  return teacherToken
    ? `/teacher/#/teachingCenter?teacherToken=${encodeURIComponent(teacherToken)}`
    : '/'
}

/**
 * ACC-285: returns the address of the teacher or admin site from which a person came here to set a
 * new password; null for other people.
 */
export function staffReturn(returnUrl: string | null): string | null {
  const safe = safeReturnUrl(returnUrl)
  return /^\/(?:teacher|admin)\//.test(safe) ? safe : null
}

const closed = ['/home/learning', '/college/', '/testPaper', '/resume', '/pay-order', '/login']

/** FRM-026: returns the public page to which a visitor returns when the sign-in is closed. */
export function publicReturn(url: string | null): string {
  const safe = safeReturnUrl(url)
  return closed.some((start) => safe.startsWith(start)) ? '/home' : safe
}
