import {
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type AnyRoute,
  type Register,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SiteRootRoute } from '../routing/frame.ts'
import { parseSearch, stringifySearch } from '../routing/search.ts'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { PendingPage } from './frame/pending-page.tsx'
import { RouteError } from './frame/route-error.tsx'
import { createCountedHistory } from './leave/counted-history.ts'
import { staffRoutes } from './staff-routes.tsx'

interface StaffRouterOptions<Page extends AnyRoute> {
  /** Renders StaffRoot with the data of this site. */
  Root: () => ReactNode
  /** The path to which `/` redirects. */
  home: string
  /** The pages of its modules below the root, each with the types of its path and search. */
  pages: (parent: SiteRootRoute) => Page[]
}

/** The router of a staff site, with the pages in the hash, as in /teacher/#/records. */
export function createStaffRouter<Page extends AnyRoute>({
  Root,
  home,
  pages,
}: StaffRouterOptions<Page>) {
  const rootRoute: SiteRootRoute = createRootRoute<Register>({ component: Root })
  const entry = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: home, replace: true })
    },
  })
  return createRouter({
    routeTree: rootRoute.addChildren([entry, ...pages(rootRoute), ...staffRoutes(rootRoute)]),
    history: createCountedHistory(),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'root',
  })
}
