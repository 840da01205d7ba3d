import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { MoreJobsWords } from '../../parts/job-links.ts'

const publicPages = () => import('./pages/public-pages.ts')

export const employmentRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.employment,
    component: lazyPage(publicPages, 'EmploymentPage'),
    staticData: { title: 'employment:title', logoOnPhone: true },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.moreJobs,
    validateSearch: readsWords<MoreJobsWords>(),
    component: lazyPage(publicPages, 'MoreJobsPage'),
    staticData: { title: 'employment:title' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.jobMap,
    validateSearch: readsWords<{ page?: string }>(),
    component: lazyPage(publicPages, 'JobMapPage'),
    staticData: { title: 'employment:map.title' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.job,
    component: lazyPage(publicPages, 'JobPage'),
    staticData: { title: 'employment:title' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.company,
    validateSearch: readsWords<{ page?: string }>(),
    component: lazyPage(publicPages, 'CompanyPage'),
    staticData: { title: 'employment:title' },
  }),
]
