import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsToSignIn, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { PlanningWords } from '../../parts/job-links.ts'

export const promoteRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.promoteIntended,
    beforeLoad: sendVisitorsToSignIn,
    component: lazyPage(() => import('./pages/intended-page.tsx'), 'IntendedPage'),
    staticData: { title: 'promote:intended.title' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.promotePlanning,
    beforeLoad: sendVisitorsToSignIn,
    validateSearch: readsWords<PlanningWords>(),
    component: lazyPage(() => import('./pages/planning-page.tsx'), 'PlanningPage'),
    staticData: { title: 'promote:planning.title' },
  }),
]
