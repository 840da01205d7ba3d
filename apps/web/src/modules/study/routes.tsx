import { createRoute } from '@tanstack/react-router'
import { lazyPage, sendVisitorsHome, type ModuleRoutes } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const studyRoutes: ModuleRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.lesson,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/lesson-page.tsx'), 'LessonPage'),
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
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/courses-page.tsx'), 'CoursesPage'),
    staticData: { title: 'study:courses.title' },
  }),
]
