import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { JobFilter, MoreJobsWords } from '../../parts/job-links.ts'

const publicPages = () => import('./pages/public-pages.ts')
const page = (name: keyof Awaited<ReturnType<typeof publicPages>>) => ({
  component: lazyPage(publicPages, name),
})
const validateSearch = readsWords<MoreJobsWords>()
const searchWords = readsWords<JobFilter & { page?: string }>()

export const employmentRoutes = (parent: SiteRootRoute) => {
  const getParentRoute = () => parent
  return [
    createRoute({ getParentRoute, path: paths.employment, ...page('EmploymentPage') }),
    createRoute({
      getParentRoute,
      path: paths.moreJobs,
      validateSearch,
      ...page('MoreJobsPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.jobMap,
      validateSearch,
      ...page('JobMapPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.jobSearch,
      validateSearch: searchWords,
      ...page('JobSearchPage'),
    }),
    createRoute({ getParentRoute, path: paths.job, ...page('JobPage') }),
    createRoute({ getParentRoute, path: paths.company, validateSearch, ...page('CompanyPage') }),
  ]
}
