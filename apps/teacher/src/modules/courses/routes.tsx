import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { WizardStep } from './wizard/wizard-step.ts'

export const courseRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.newCourse,
    component: lazyPage(() => import('./pages/new-course-page.tsx'), 'NewCoursePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.course,
    validateSearch: readsWords<{ step?: WizardStep }>(),
    component: lazyPage(() => import('./pages/course-page.tsx'), 'CoursePage'),
  }),
]
