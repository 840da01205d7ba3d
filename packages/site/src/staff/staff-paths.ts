/** Pages that every site of the staff has, behind its hash. */
export const staffPaths = { login: '/login', security: '/security' } as const

/** The sign-in page that leads back to an address of this site. */
export function linkToSignIn(url?: string): string {
  return url ? `${staffPaths.login}?${new URLSearchParams({ url }).toString()}` : staffPaths.login
}
