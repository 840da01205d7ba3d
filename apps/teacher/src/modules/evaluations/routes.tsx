import { createRoute } from '@tanstack/react-router'
import type { evaluations } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords, PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const evaluationRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.rubrics,
    validateSearch: readsWords<ListWords<typeof evaluations.listRubrics>>(),
    component: lazyPage(() => import('./rubrics/pages/rubrics-page.tsx'), 'RubricsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.newRubric,
    validateSearch: readsWords<{ starter?: string }>(),
    component: lazyPage(() => import('./rubrics/pages/new-rubric-page.tsx'), 'NewRubricPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.rubric,
    component: lazyPage(() => import('./rubrics/pages/rubric-page.tsx'), 'RubricPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.evaluation,
    validateSearch: readsWords<PageWord & { state?: string }>(),
    component: lazyPage(() => import('./rating/evaluation/evaluation-page.tsx'), 'EvaluationPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.workEvaluation,
    validateSearch: readsWords<PageWord & { state?: string }>(),
    component: lazyPage(
      () => import('./rating/evaluation/evaluation-page.tsx'),
      'WorkEvaluationPage',
    ),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.assessments,
    validateSearch: readsWords<ListWords<typeof evaluations.assessmentQueue>>(),
    component: lazyPage(() => import('./rating/queue-page.tsx'), 'AssessmentQueuePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.assessment,
    component: lazyPage(() => import('./rating/assessment-page.tsx'), 'AssessmentPage'),
  }),
]
