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
