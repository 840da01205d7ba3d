import type { PageFacts } from '../paths.ts'

type Facts = Omit<PageFacts, 'path'>

/** FRM-082, FRM-083: where the page brings its own header, or needs none. */
export function hasHeader({ header }: Facts): boolean {
  return header === 'site'
}

/** FRM-079: on a phone the footer stands where the header shows the logo. */
export function hasFooter({ footer, phone }: Facts, onPhone: boolean): boolean {
  return footer && (!onPhone || phone === 'logo')
}
