import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const discussionRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.reported,
    validateSearch: readsWords<PageWord & { state?: string; about?: string }>(),
    component: lazyPage(() => import('./pages/reported-page.tsx'), 'ReportedPage'),
  }),
]
