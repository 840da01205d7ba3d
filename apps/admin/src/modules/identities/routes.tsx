import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'
import type { RequestWords, RosterWords } from './parts/read-request-filters.ts'

export const identityRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.identities,
    validateSearch: readsWords<RequestWords>(),
    component: lazyPage(() => import('./pages/identity-queue-page.tsx'), 'IdentityQueuePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.roster,
    validateSearch: readsWords<RosterWords>(),
    component: lazyPage(() => import('./pages/roster-page.tsx'), 'RosterPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.rosterImports,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./pages/roster-imports-page.tsx'), 'RosterImportsPage'),
  }),
]
