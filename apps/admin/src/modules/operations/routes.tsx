import { createRoute } from '@tanstack/react-router'
import type { operations } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const operationsRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.health,
    component: lazyPage(() => import('./pages/health-page.tsx'), 'HealthPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.jobQueues,
    validateSearch: readsWords<ListWords<typeof operations.findFailedJobs>>(),
    component: lazyPage(() => import('./pages/jobs-page.tsx'), 'JobsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.maintenance,
    validateSearch: readsWords<ListWords<typeof operations.findMaintenanceNotices>>(),
    component: lazyPage(() => import('./pages/maintenance-page.tsx'), 'MaintenancePage'),
  }),
]
