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
  createRoute({
    getParentRoute: () => parent,
    path: paths.newArticle,
    component: lazyPage(() => import('./pages/new-article-page.tsx'), 'NewArticlePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.article,
    component: lazyPage(() => import('./pages/article-page.tsx'), 'ArticlePage'),
  }),
]
