import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const favouriteRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.historyCollect,
    validateSearch: readsWords<{ tab?: 'favourites'; what?: 'articles'; page?: string }>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/history-page.tsx'), 'HistoryPage'),
  }),
]
