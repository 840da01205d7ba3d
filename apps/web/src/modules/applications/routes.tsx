import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { BoardWords } from '../../parts/application-links.ts'
import { offerJobActs } from '../../parts/job-acts.ts'

offerJobActs(() => import('./apply/job-acts.ts'))

const own = () => import('./pages/own-pages.ts')

export const applicationsRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.applications,
    validateSearch: readsWords<BoardWords>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(own, 'ApplicationsPage'),
    staticData: { title: 'applications:title' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.application,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(own, 'ApplicationPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.companyAnswer,
    component: lazyPage(() => import('./company/company-page.tsx'), 'CompanyPage'),
  }),
]
