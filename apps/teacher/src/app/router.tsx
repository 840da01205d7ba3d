import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import { createStaffRouter, type PageWord } from '@titian/site/staff'
import { courseRoutes } from '../modules/courses/routes.tsx'
import { discussionRoutes } from '../modules/discussions/routes.tsx'
import { examRoutes } from '../modules/exams/routes.tsx'
import { gradeRoutes } from '../modules/grades/routes.tsx'
import { homeworkRoutes } from '../modules/homework/routes.tsx'
import { messageRoutes } from '../modules/messages/routes.tsx'
import { statisticsRoutes } from '../modules/statistics/routes.tsx'
import { paths } from './paths.ts'
import { SiteRoot } from './site-root.tsx'

/** Courses and papers meet on this page, hence it belongs to no module. */
const teachingCenter = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.teachingCenter,
    validateSearch: readsWords<PageWord & { courseName?: string; state?: string }>(),
    component: lazyPage(() => import('./pages/teaching-center-page.tsx'), 'TeachingCenterPage'),
  }),
]

// ---- The modules of this site: import `xxxRoutes` from '../modules/<noun>/routes.tsx' and add it.
const pages = (parent: SiteRootRoute) => [
  ...teachingCenter(parent),
  ...courseRoutes(parent),
  ...homeworkRoutes(parent),
  ...gradeRoutes(parent),
  ...examRoutes(parent),
  ...discussionRoutes(parent),
  ...messageRoutes(parent),
  ...statisticsRoutes(parent),
]
// ----

export const createSiteRouter = () =>
  createStaffRouter({ Root: SiteRoot, home: paths.teachingCenter, pages })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
