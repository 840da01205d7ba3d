import { createRoute } from '@tanstack/react-router'
import type { ScreenWords } from '../message-center/index.ts'
import type { SiteRootRoute } from '../routing/frame.ts'
import { lazyPage } from '../routing/lazy-page.ts'
import { readsWords } from '../routing/search.ts'
import { staffPaths } from './staff-paths.ts'

/** The pages of staff-paths.ts. A site adds them to the pages of its modules. */
export const staffRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: staffPaths.login,
    validateSearch: readsWords<{ url?: string; link?: string }>(),
    component: lazyPage(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage'),
    staticData: { frame: 'bare' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: staffPaths.security,
    component: lazyPage(() => import('./security/security-page.tsx'), 'SecurityPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: staffPaths.ownData,
    component: lazyPage(() => import('./own-data-page.tsx'), 'OwnDataPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: staffPaths.messages,
    validateSearch: readsWords<ScreenWords>(),
    component: lazyPage(() => import('./messages-page.tsx'), 'MessagesPage'),
  }),
]
