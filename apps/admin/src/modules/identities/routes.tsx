import { createRoute } from '@tanstack/react-router'
import { lazyPage, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const identityRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.identities,
    component: lazyPage(() => import('./pages/identity-queue-page.tsx'), 'IdentityQueuePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.roster,
    component: lazyPage(() => import('./pages/roster-page.tsx'), 'RosterPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.rosterImports,
    component: lazyPage(() => import('./pages/roster-imports-page.tsx'), 'RosterImportsPage'),
  }),
]
