import type { Register, RootRoute } from '@tanstack/react-router'

/**
 * The root route, below which the modules of a site register their pages; each page keeps the types
 * of its path and its query.
 */
export type SiteRootRoute = RootRoute<Register>

/**
 * What a route of a staff site says about the frame around its page. The frame reads it from
 * `staticData`.
 */
export interface PageFrame {
  /** `bare`: the page has neither the header nor the footer of the site. */
  frame?: 'bare'
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFrame {}
}
