import { createRoute } from '@tanstack/react-router'
import { lazyPage, type ModuleRoutes } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const courseRoutes: ModuleRoutes = (parent) => {
  // FRM-027: two addresses of one list.
  const lists = [paths.courseList, paths.tiktokShop].map((path) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: lazyPage(() => import('./pages/course-list-page.tsx'), 'CourseListPage'),
      staticData: { logoOnPhone: true },
    }),
  )
  const detail = createRoute({
    getParentRoute: () => parent,
    path: paths.courseDetail,
    component: lazyPage(() => import('./pages/course-detail-page.tsx'), 'CourseDetailPage'),
    staticData: { title: 'courses:detail.title' },
  })
  return [...lists, detail]
}
