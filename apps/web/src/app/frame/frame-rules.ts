import type { PageFacts } from '../paths.ts'

type Facts = Omit<PageFacts, 'path'>

/** FRM-082, FRM-083: returns false for pages that have their own header or need none. */
export function hasHeader({ header }: Facts): boolean {
  return header === 'site'
}

/** FRM-079: on a phone, the footer is shown on the pages whose header shows the logo. */
export function hasFooter({ footer, phone }: Facts, onPhone: boolean): boolean {
  return footer && (!onPhone || phone === 'logo')
}

/** FRM-085, FRM-086: the scroll position in pixels below which the header is transparent. */
export const solidFrom = 100

/** FRM-106: returns whether the header searches for jobs; elsewhere it searches for courses. */
export const isAboutJobs = (pathname: string): boolean =>
  /^\/(?:employment|job|company)(?:\/|$)/.test(pathname)
