import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'
import type { StatisticsSearch } from './parts/list-words.ts'

export const statisticsRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.statistics,
    validateSearch: readsWords<PageWord & StatisticsSearch>(),
    component: lazyPage(() => import('./pages/statistics-page.tsx'), 'StatisticsPage'),
  }),
]
