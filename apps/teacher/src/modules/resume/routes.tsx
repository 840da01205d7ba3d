import { createRoute } from '@tanstack/react-router'
import type { resume } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const resumeRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.resumeReviews,
    validateSearch: readsWords<ListWords<typeof resume.listRequestedReviews>>(),
    component: lazyPage(() => import('./pages/reviews-page.tsx'), 'ReviewsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.resumeReview,
    component: lazyPage(() => import('./pages/review-page.tsx'), 'ReviewPage'),
  }),
]
