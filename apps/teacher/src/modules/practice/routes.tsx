import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'
import type { WallWords } from './parts/wall-words.ts'

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
      PageWord & {
        tab?: 'events' | 'errors' | 'settings'
        state?: 'notStarted' | 'active' | 'ended'
      }
    >(),
    component: lazyPage(() => import('./pages/assignment-page.tsx'), 'AssignmentPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.practiceGroups,
    validateSearch: readsWords<{ games?: string }>(),
    component: lazyPage(() => import('./pages/groups-page.tsx'), 'GroupsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.practiceWall,
    validateSearch: readsWords<WallWords>(),
    component: lazyPage(() => import('./pages/wall-page.tsx'), 'WallPage'),
    staticData: { frame: 'bare' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.practiceDemo,
    validateSearch: readsWords<{ practice?: string; run?: string }>(),
    component: lazyPage(() => import('./pages/demo-page.tsx'), 'DemoPage'),
    staticData: { frame: 'bare' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.practiceRun,
    validateSearch: readsWords<{ assessment?: string; day?: string; seat?: string }>(),
    component: lazyPage(() => import('./pages/run-page.tsx'), 'RunPage'),
  }),
]
