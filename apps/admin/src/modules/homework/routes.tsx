import { createRoute } from '@tanstack/react-router'
import type { homework } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const homeworkRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.practiceSystems,
    validateSearch: readsWords<ListWords<typeof homework.listPracticeKeys>>(),
    component: lazyPage(() => import('./pages/practice-systems-page.tsx'), 'PracticeSystemsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.practiceReports,
    validateSearch: readsWords<ListWords<typeof homework.listPracticeReports>>(),
    component: lazyPage(() => import('./pages/practice-reports-page.tsx'), 'PracticeReportsPage'),
  }),
]
