import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { AreaWords, ErpWords, LobbyWords, ReviewWords } from './links.ts'

const pages = () => import('./pages.ts')

export const practiceRoutes = (parent: SiteRootRoute) => {
  const getParentRoute = () => parent
  return [
    createRoute({
      getParentRoute,
      path: paths.practice,
      validateSearch: readsWords<AreaWords>(),
      component: lazyPage(pages, 'PracticePage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.playground,
      component: lazyPage(pages, 'PlaygroundPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.fullPlayground,
      component: lazyPage(pages, 'PlaygroundPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.supplyChain,
      validateSearch: readsWords<LobbyWords>(),
      component: lazyPage(pages, 'LobbyPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.chainRun,
      beforeLoad: sendVisitorsHome,
      component: lazyPage(pages, 'RunPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.chainReview,
      validateSearch: readsWords<ReviewWords>(),
      beforeLoad: sendVisitorsHome,
      component: lazyPage(pages, 'ReviewPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.marketplace,
      validateSearch: readsWords<LobbyWords>(),
      component: lazyPage(pages, 'MarketLobby'),
    }),
    createRoute({
      getParentRoute,
      path: paths.marketRun,
      beforeLoad: sendVisitorsHome,
      component: lazyPage(pages, 'MarketRun'),
    }),
    createRoute({
      getParentRoute,
      path: paths.marketStep,
      validateSearch: readsWords<ReviewWords>(),
      beforeLoad: sendVisitorsHome,
      component: lazyPage(pages, 'MarketStepPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.erp,
      validateSearch: readsWords<LobbyWords>(),
      component: lazyPage(pages, 'ErpLobby'),
    }),
    createRoute({
      getParentRoute,
      path: paths.erpRun,
      beforeLoad: sendVisitorsHome,
      component: lazyPage(pages, 'ErpRunPage'),
    }),
    createRoute({
      getParentRoute,
      path: paths.erpPart,
      validateSearch: readsWords<ErpWords>(),
      beforeLoad: sendVisitorsHome,
      component: lazyPage(pages, 'ErpPartPage'),
    }),
  ]
}
