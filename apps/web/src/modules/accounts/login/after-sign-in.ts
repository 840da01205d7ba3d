import { safeReturnUrl } from '@titian/site'
import type { SignedInAs } from '../forms/form-props.ts'

/** ACC-080 to ACC-082; null where a student goes on as the page thinks right. */
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

/** ACC-285: the teacher or administration site that somebody came from for a new password; null for all others. */
export function staffReturn(returnUrl: string | null): string | null {
  const safe = safeReturnUrl(returnUrl)
  return /^\/(?:teacher|admin)\//.test(safe) ? safe : null
}

const closed = ['/home/learning', '/college/', '/testPaper', '/resume', '/pay-order', '/login']

/** FRM-026: a page that a visitor may go back to when the sign-in is closed. */
export function publicReturn(url: string | null): string {
  const safe = safeReturnUrl(url)
  return closed.some((start) => safe.startsWith(start)) ? '/home' : safe
}
