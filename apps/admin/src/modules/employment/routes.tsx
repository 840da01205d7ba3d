import { createRoute } from '@tanstack/react-router'
import type { employment } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const employmentRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.companies,
    validateSearch: readsWords<ListWords<typeof employment.manageCompanies>>(),
    component: lazyPage(() => import('./companies/companies-page.tsx'), 'CompaniesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.company,
    component: lazyPage(() => import('./companies/company-page.tsx'), 'CompanyPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.posts,
    validateSearch: readsWords<ListWords<typeof employment.managePosts>>(),
    component: lazyPage(() => import('./posts/posts-page.tsx'), 'PostsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.post,
    component: lazyPage(() => import('./posts/post-page.tsx'), 'PostPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.postReports,
    validateSearch: readsWords<ListWords<typeof employment.listPostReports>>(),
    component: lazyPage(() => import('./reports/reports-page.tsx'), 'ReportsPage'),
  }),
]
