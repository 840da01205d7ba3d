import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

const pages = () => import('./pages.ts')

export const evaluationRoutes = (parent: SiteRootRoute) => {
  const getParentRoute = () => parent
  return [
    createRoute({
      getParentRoute,
      path: paths.evaluations,
      validateSearch: readsWords<{ page?: string }>(),
      component: lazyPage(pages, 'SystemPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.assessment,
      beforeLoad: sendVisitorsHome,
      component: lazyPage(pages, 'AssessmentPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.peerWork,
      beforeLoad: sendVisitorsHome,
      component: lazyPage(pages, 'PeerPage'),
    }),
  ]
}
