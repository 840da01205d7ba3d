import { createRoute } from '@tanstack/react-router'
import type { applications } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { type OverviewWords, paths } from '../../app/paths.ts'

export const applicationRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.applications,
    validateSearch: readsWords<ListWords<typeof applications.listApplications>>(),
    component: lazyPage(() => import('./pages/applications-page.tsx'), 'ApplicationsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.applicationOverview,
    validateSearch: readsWords<OverviewWords>(),
    component: lazyPage(() => import('./pages/overview-page.tsx'), 'OverviewPage'),
  }),
]
