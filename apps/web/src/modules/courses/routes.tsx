import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { CourseTab, ListFilter } from './list-filter.ts'

const listWords = readsWords<ListFilter & { page?: string }>()

export const courseRoutes = (parent: SiteRootRoute) => [
  // FRM-027: the two addresses of one list.
  createRoute({
    getParentRoute: () => parent,
    path: paths.courseList,
    validateSearch: listWords,
    component: lazyPage(() => import('./pages/course-list-page.tsx'), 'CourseListPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.tiktokShop,
    validateSearch: listWords,
    component: lazyPage(() => import('./pages/course-list-page.tsx'), 'TiktokShopPage'),
  }),
  // CRS-016: the list of courses, limited to one type of course.
  createRoute({
    getParentRoute: () => parent,
    path: paths.masterCourses,
    validateSearch: listWords,
    component: lazyPage(() => import('./pages/course-list-page.tsx'), 'MasterCoursesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.optionalCourses,
    validateSearch: listWords,
    component: lazyPage(() => import('./pages/course-list-page.tsx'), 'OptionalCoursesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.courseDetail,
    validateSearch: readsWords<{ tab?: CourseTab; item?: string }>(),
    component: lazyPage(() => import('./pages/course-detail-page.tsx'), 'CourseDetailPage'),
  }),
]
