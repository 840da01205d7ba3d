import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { statistics } from '@titian/contract'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const courseRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.reviews,
    validateSearch: readsWords<ListWords<typeof statistics.reviewList>>(),
    component: lazyPage(() => import('./pages/review-list-page.tsx'), 'ReviewListPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.review,
    component: lazyPage(() => import('./pages/review-page.tsx'), 'ReviewPage'),
  }),
]
