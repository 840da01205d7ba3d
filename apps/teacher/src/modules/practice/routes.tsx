import { createRoute } from '@tanstack/react-router'
import type { practice } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords, PageWord } from '@titian/site/staff'
import { type BooksWords, paths } from '../../app/paths.ts'
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
    path: paths.erpCards,
    validateSearch: readsWords<ListWords<typeof practice.erpCards>>(),
    component: lazyPage(() => import('./erp/cards/list/cards-page.tsx'), 'CardsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.newErpCard,
    validateSearch: readsWords<{ from?: 'empty' }>(),
    component: lazyPage(() => import('./erp/cards/pages/new-card-page.tsx'), 'NewCardPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.erpCard,
    component: lazyPage(() => import('./erp/cards/pages/card-page.tsx'), 'CardPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.practiceRun,
    validateSearch: readsWords<PageWord & BooksWords & { day?: string; seat?: string }>(),
    component: lazyPage(() => import('./pages/run-page.tsx'), 'RunPage'),
  }),
]
