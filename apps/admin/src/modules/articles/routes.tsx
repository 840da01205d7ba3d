import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const articleRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.articles,
    validateSearch: readsWords<PageWord & { state?: string; kind?: string; title?: string }>(),
    component: lazyPage(() => import('./pages/articles-page.tsx'), 'ArticlesPage'),
  }),
]
