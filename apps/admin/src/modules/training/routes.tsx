import { createRoute } from '@tanstack/react-router'
import type { trainStaffCalls } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const trainingRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.trainings,
    validateSearch: readsWords<ListWords<typeof trainStaffCalls.listTaughtTrains>>(),
    component: lazyPage(() => import('./pages/trainings-page.tsx'), 'TrainingsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.taskRules,
    component: lazyPage(() => import('./pages/task-rules-page.tsx'), 'TaskRulesPage'),
  }),
]
