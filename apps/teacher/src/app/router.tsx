import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import { lazyPage, parseSearch, stringifySearch, type ModuleRoutes } from '@titian/site'
import { accountRoutes } from '../modules/accounts/routes.tsx'
import { courseRoutes } from '../modules/courses/routes.tsx'
import { examRoutes } from '../modules/exams/routes.tsx'
import { paths } from './paths.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { PendingPage } from './shell/pending-page.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { RouteError } from './shell/route-error.tsx'

// ---- The modules of this site: import `xxxRoutes` from '../modules/<noun>/routes.tsx' and add it.
const modules: ModuleRoutes[] = [accountRoutes, courseRoutes, examRoutes]
// ----

const rootRoute = createRootRoute({ component: RootLayout })

const entry = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.root,
  beforeLoad: () => {
    throw redirect({ to: paths.teachingCenter, replace: true })
  },
})

/** Courses and papers meet on this page, hence it belongs to no module. */
const teachingCenter = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.teachingCenter,
  component: lazyPage(() => import('./pages/teaching-center-page.tsx'), 'TeachingCenterPage'),
})

export function createSiteRouter() {
  return createRouter({
    routeTree: rootRoute.addChildren([
      entry,
      teachingCenter,
      ...modules.flatMap((routes) => routes(rootRoute)),
    ]),
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
