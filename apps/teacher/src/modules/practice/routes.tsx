import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const practiceRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.practices,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./pages/assignments-page.tsx'), 'AssignmentsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.newPractice,
    validateSearch: readsWords<{ courseIdSign?: string }>(),
    component: lazyPage(() => import('./pages/new-assignment-page.tsx'), 'NewAssignmentPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.practiceBoard,
    validateSearch: readsWords<
      PageWord & { tab?: 'settings'; state?: 'notStarted' | 'active' | 'ended' }
    >(),
    component: lazyPage(() => import('./pages/assignment-page.tsx'), 'AssignmentPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.practiceRun,
    validateSearch: readsWords<{ assessment?: string; day?: string; seat?: string }>(),
    component: lazyPage(() => import('./pages/run-page.tsx'), 'RunPage'),
  }),
]
