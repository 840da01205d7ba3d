import { createRoute } from '@tanstack/react-router'
import type { promote } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const promoteRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.careerPaths,
    validateSearch: readsWords<ListWords<typeof promote.listPaths>>(),
    component: lazyPage(() => import('./pages/paths-page.tsx'), 'PathsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.careerPath,
    component: lazyPage(() => import('./pages/path-page.tsx'), 'PathPage'),
  }),
]
