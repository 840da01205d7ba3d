import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'
import type { MemberWords } from './members/member-words.ts'
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
  createRoute({
    getParentRoute: () => parent,
    path: paths.members,
    validateSearch: readsWords<PageWord & MemberWords>(),
    component: lazyPage(() => import('./members/members-page.tsx'), 'MembersPage'),
  }),
]
