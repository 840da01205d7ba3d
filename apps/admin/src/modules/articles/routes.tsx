import { createRoute } from '@tanstack/react-router'
import type { articles } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const articleRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.articles,
    validateSearch: readsWords<ListWords<typeof articles.manageArticles>>(),
    component: lazyPage(() => import('./pages/articles-page.tsx'), 'ArticlesPage'),
  }),
]
