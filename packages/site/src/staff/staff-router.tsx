import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ModuleRoutes } from '../routing/frame.ts'
import { parseSearch, stringifySearch } from '../routing/search.ts'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { PendingPage } from './frame/pending-page.tsx'
import { RouteError } from './frame/route-error.tsx'

interface StaffRouterOptions {
  /** Draws StaffRoot with what this site gives it. */
  Root: () => ReactNode
  /** Where `/` leads. */
  home: string
  modules: readonly ModuleRoutes[]
}

/** The router of a site of the staff: pages stand behind the hash, as in /teacher/#/records. */
export function createStaffRouter({ Root, home, modules }: StaffRouterOptions) {
  const rootRoute = createRootRoute({ component: Root })
  const entry = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: home, replace: true })
    },
  })
  return createRouter({
    routeTree: rootRoute.addChildren([entry, ...modules.flatMap((routes) => routes(rootRoute))]),
    history: createHashHistory(),
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

export type StaffRouter = ReturnType<typeof createStaffRouter>
