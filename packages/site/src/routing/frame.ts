import type { Register, RootRoute } from '@tanstack/react-router'

/** Below it a module of a site registers its pages; each keeps the types of its path and its words. */
export type SiteRootRoute = RootRoute<Register>

/** What a route tells the shell about the frame around its page, as `staticData`. */
export interface PageFrame {
  /** `bare`: no header and no footer, the page brings its own; `noFooter`: header only (FRM-081 to FRM-083). */
  frame?: 'bare' | 'noFooter'
  /** Text key with its namespace, such as `courses:list.title`; the phone header shows it until the page names itself (FRM-075). */
  title?: string
  /** The phone header shows the logo instead of a back arrow, and the footer is drawn (FRM-073, FRM-079). */
  logoOnPhone?: boolean
  /** The header lies over the page's own picture until 100 px are scrolled (FRM-085). */
  overPicture?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFrame {}
}
