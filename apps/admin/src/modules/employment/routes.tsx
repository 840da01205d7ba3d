import { createRoute } from '@tanstack/react-router'
import type { employment, skills } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords, PageWord } from '@titian/site/staff'
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
    path: paths.companyImports,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./imports/company-imports-page.tsx'), 'CompanyImportsPage'),
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
    path: paths.postImports,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./imports/post-imports-page.tsx'), 'PostImportsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.post,
    component: lazyPage(() => import('./posts/post-page.tsx'), 'PostPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.skills,
    validateSearch: readsWords<ListWords<typeof skills.manageSkills>>(),
    component: lazyPage(() => import('./skills/skills-page.tsx'), 'SkillsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.skillImports,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./imports/skill-imports-page.tsx'), 'SkillImportsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.postReports,
    validateSearch: readsWords<ListWords<typeof employment.listPostReports>>(),
    component: lazyPage(() => import('./reports/reports-page.tsx'), 'ReportsPage'),
  }),
]
