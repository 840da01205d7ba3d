import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'
import type { AuditWords } from './audit/audit-search.ts'
import type { PeopleWords } from './directory/read-filters.ts'

export const peopleRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.people,
    validateSearch: readsWords<PeopleWords>(),
    component: lazyPage(() => import('./pages/people-page.tsx'), 'PeoplePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.peopleImports,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./pages/people-imports-page.tsx'), 'PeopleImportsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.person,
    component: lazyPage(() => import('./pages/person-page.tsx'), 'PersonPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.auditLog,
    validateSearch: readsWords<AuditWords>(),
    component: lazyPage(() => import('./pages/audit-log-page.tsx'), 'AuditLogPage'),
  }),
]
