import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { ArticleWords, NewsWords } from '../../parts/article-links.ts'

const publicPages = () => import('./pages/public-pages.ts')

export const articleRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.articleList,
    validateSearch: readsWords<ArticleWords>(),
    component: lazyPage(publicPages, 'ArticleListPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.article,
    component: lazyPage(publicPages, 'ArticlePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.newsList,
    validateSearch: readsWords<NewsWords>(),
    component: lazyPage(publicPages, 'NewsListPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.news,
    component: lazyPage(publicPages, 'NewsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.articleManagement,
    validateSearch: readsWords<{ tab?: 'published'; page?: string }>(),
    component: lazyPage(publicPages, 'ArticleManagementPage'),
  }),
]
