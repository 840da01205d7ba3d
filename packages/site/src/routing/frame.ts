import type { Register, RootRoute } from '@tanstack/react-router'

/**
 * The root route, below which the modules of a site register their pages; each page keeps the types
 * of its path and its query.
 */
export type SiteRootRoute = RootRoute<Register>

/** What a staff route says to the shell about the frame around its page, as `staticData`. */
export interface PageFrame {
  /** `bare`: no header and no footer, the page brings its own. */
  frame?: 'bare'
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFrame {}
}
