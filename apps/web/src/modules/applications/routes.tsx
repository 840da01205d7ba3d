import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { BoardWords } from '../../parts/application-links.ts'
import { offerJobActs } from '../../parts/job-acts.ts'

const parts = () => import('./pages/all-parts.ts')

offerJobActs(parts)

const own = { beforeLoad: sendVisitorsHome }

export const applicationsRoutes = (parent: SiteRootRoute) => {
  const getParentRoute = () => parent
  return [
    createRoute({
      getParentRoute,
      path: paths.applications,
      validateSearch: readsWords<BoardWords>(),
      ...own,
      component: lazyPage(parts, 'ApplicationsPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.application,
      ...own,
      component: lazyPage(parts, 'ApplicationPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.companyAnswer,
      component: lazyPage(parts, 'CompanyPage'),
    }),
  ]
}
