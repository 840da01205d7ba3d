import { createRoute } from '@tanstack/react-router'
import { lazyPage, type ModuleRoutes } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const courseRoutes: ModuleRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.reviews,
    component: lazyPage(() => import('./pages/review-list-page.tsx'), 'ReviewListPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.review,
    component: lazyPage(() => import('./pages/review-page.tsx'), 'ReviewPage'),
  }),
]
