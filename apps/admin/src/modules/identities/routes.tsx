import { createRoute } from '@tanstack/react-router'
import type { identities } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords, PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const identityRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.identities,
    validateSearch: readsWords<ListWords<typeof identities.listIdentityRequests>>(),
    component: lazyPage(() => import('./pages/identity-queue-page.tsx'), 'IdentityQueuePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.roster,
    validateSearch: readsWords<ListWords<typeof identities.listRoster>>(),
    component: lazyPage(() => import('./pages/roster-page.tsx'), 'RosterPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.rosterImports,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./pages/roster-imports-page.tsx'), 'RosterImportsPage'),
  }),
]
