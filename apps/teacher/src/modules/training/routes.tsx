import { createRoute } from '@tanstack/react-router'
import type { trainStaffCalls } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords, PageWord } from '@titian/site/staff'
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
    path: paths.newTraining,
    component: lazyPage(() => import('./pages/new-training-page.tsx'), 'NewTrainingPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.training,
    validateSearch: readsWords<
      PageWord & {
        tab?: 'board' | 'settings'
        name?: string
        className?: string
        behindOnly?: '1'
      }
    >(),
    component: lazyPage(() => import('./pages/training-page.tsx'), 'TrainingPage'),
  }),
]
