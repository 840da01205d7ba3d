import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import { createStaffRouter, type PageWord } from '@titian/site/staff'
import { articleRoutes } from '../modules/articles/routes.tsx'
import { courseRoutes } from '../modules/courses/routes.tsx'
import { discussionRoutes } from '../modules/discussions/routes.tsx'
import { evaluationRoutes } from '../modules/evaluations/routes.tsx'
import { examRoutes } from '../modules/exams/routes.tsx'
import { gradeRoutes } from '../modules/grades/routes.tsx'
import { homeworkRoutes } from '../modules/homework/routes.tsx'
import { messageRoutes } from '../modules/messages/routes.tsx'
import { practiceRoutes } from '../modules/practice/routes.tsx'
import { resumeRoutes } from '../modules/resume/routes.tsx'
import { statisticsRoutes } from '../modules/statistics/routes.tsx'
import { trainingRoutes } from '../modules/training/routes.tsx'
import { paths } from './paths.ts'
import { SiteRoot } from './site-root.tsx'

/** These pages combine several nouns, so they belong to no module. */
const ownPages = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.courseAsStudent,
    component: lazyPage(() => import('./pages/as-student-page.tsx'), 'CourseAsStudentPage'),
    staticData: { frame: 'bare' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.examAsStudent,
    component: lazyPage(() => import('./pages/as-student-page.tsx'), 'ExamAsStudentPage'),
    staticData: { frame: 'bare' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.teachingCenter,
    validateSearch: readsWords<PageWord & { courseName?: string; state?: string }>(),
    component: lazyPage(() => import('./pages/teaching-center-page.tsx'), 'TeachingCenterPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.profile,
    component: lazyPage(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
  }),
]

// ---- The modules of this site: import `xxxRoutes` from '../modules/<noun>/routes.tsx' and add it.
const pages = (parent: SiteRootRoute) => [
  ...ownPages(parent),
  ...courseRoutes(parent),
  ...homeworkRoutes(parent),
  ...practiceRoutes(parent),
  ...evaluationRoutes(parent),
  ...gradeRoutes(parent),
  ...examRoutes(parent),
  ...discussionRoutes(parent),
  ...messageRoutes(parent),
  ...statisticsRoutes(parent),
  ...trainingRoutes(parent),
  ...articleRoutes(parent),
  ...resumeRoutes(parent),
]
// ----

export const createSiteRouter = () =>
  createStaffRouter({ Root: SiteRoot, home: paths.teachingCenter, pages })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
