import { createRoute, redirect } from '@tanstack/react-router'
import type { TrainTab } from '@titian/contract'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { TrainFilter } from '../../parts/train-links.ts'

// Each module is one chunk, because the first page names all lazily loaded files.
const lists = () => import('./pages/list-pages.ts')
const details = () => import('./pages/detail-pages.ts')

export const trainingRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.trainList,
    validateSearch: readsWords<TrainFilter & { page?: string }>(),
    component: lazyPage(lists, 'TrainListPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.trainRecommended,
    component: lazyPage(lists, 'TrainRecommendedPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.trainDetail,
    validateSearch: readsWords<{ tab?: TrainTab; item?: string }>(),
    component: lazyPage(details, 'TrainDetailPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.myTraining,
    validateSearch: readsWords<{ state?: TrainFilter['state']; page?: string }>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(lists, 'MyTrainingPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.myTrainPart,
    validateSearch: readsWords<{ id: string; item?: string }>(),
    beforeLoad: (entering) => {
      sendVisitorsHome(entering)
      // FRM-183: without a training the page redirects.
      if (!entering.search.id) throw redirect({ to: paths.myTraining, replace: true })
    },
    component: lazyPage(details, 'MyTrainPartPage'),
  }),
]
