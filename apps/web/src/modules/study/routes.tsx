import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const studyRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.lesson,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/lesson-page.tsx'), 'LessonPage'),
    staticData: { frame: 'bare' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.preview,
    component: lazyPage(() => import('./pages/preview-page.tsx'), 'PreviewPage'),
    staticData: { frame: 'bare' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.learningCenter,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/center-page.tsx'), 'CenterPage'),
    staticData: { title: 'study:center.title' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.learningCourses,
    validateSearch: readsWords<{ status?: '2'; page?: string }>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/courses-page.tsx'), 'CoursesPage'),
    staticData: { title: 'study:courses.title' },
  }),
]
