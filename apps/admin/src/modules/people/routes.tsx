import { createRoute } from '@tanstack/react-router'
import { lazyPage, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const peopleRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.people,
    component: lazyPage(() => import('./pages/people-page.tsx'), 'PeoplePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.peopleImports,
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
    component: lazyPage(() => import('./pages/audit-log-page.tsx'), 'AuditLogPage'),
  }),
]
