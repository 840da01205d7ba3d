import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { QueueWords } from '@titian/site/marking'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const homeworkRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.homework,
    component: lazyPage(() => import('./pages/homework-page.tsx'), 'HomeworkPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.newWork,
    validateSearch: readsWords<{ courseIdSign?: string }>(),
    component: lazyPage(() => import('./pages/new-work-page.tsx'), 'NewWorkPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.work,
    validateSearch: readsWords<PageWord & { tab?: 'settings'; state?: 'all' | 'graded' }>(),
    component: lazyPage(() => import('./pages/work-page.tsx'), 'WorkPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.handIns,
    validateSearch: readsWords<PageWord & { state?: 'all' | 'graded' }>(),
    component: lazyPage(() => import('./pages/hand-ins-page.tsx'), 'HandInsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.handIn,
    validateSearch: readsWords<QueueWords>(),
    component: lazyPage(() => import('./pages/hand-in-page.tsx'), 'HandInPage'),
  }),
]
