import { createRoute } from '@tanstack/react-router'
import { lazyPage, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const operationsRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.health,
    component: lazyPage(() => import('./pages/health-page.tsx'), 'HealthPage'),
  }),
]
