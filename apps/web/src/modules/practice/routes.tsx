import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { AreaWords, LobbyWords } from './links.ts'

const staticData = { title: 'practice:title' }

export const practiceRoutes = (parent: SiteRootRoute) => {
  const getParentRoute = () => parent
  return [
    createRoute({
      getParentRoute,
      path: paths.practice,
      validateSearch: readsWords<AreaWords>(),
      component: lazyPage(() => import('./list/practice-page.tsx'), 'PracticePage'),
      staticData,
    }),
    createRoute({
      getParentRoute,
      path: paths.supplyChain,
      validateSearch: readsWords<LobbyWords>(),
      component: lazyPage(() => import('./lobby/lobby-page.tsx'), 'LobbyPage'),
      staticData,
    }),
    createRoute({
      getParentRoute,
      path: paths.chainRun,
      beforeLoad: sendVisitorsHome,
      component: lazyPage(() => import('./kinds/run-page.tsx'), 'RunPage'),
      staticData,
    }),
    createRoute({
      getParentRoute,
      path: paths.chainReview,
      beforeLoad: sendVisitorsHome,
      component: lazyPage(() => import('./kinds/review-page.tsx'), 'ReviewPage'),
      staticData,
    }),
  ]
}
