import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsToSignIn, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { PlanningWords } from '../../parts/job-links.ts'

const parts = () => import('./pages/own-pages.ts')

export const promoteRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.promoteIntended,
    beforeLoad: sendVisitorsToSignIn,
    component: lazyPage(parts, 'IntendedPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.promotePlanning,
    beforeLoad: sendVisitorsToSignIn,
    validateSearch: readsWords<PlanningWords>(),
    component: lazyPage(parts, 'PlanningPage'),
  }),
]
