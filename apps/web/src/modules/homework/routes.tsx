import { createRoute } from '@tanstack/react-router'
import { lazyPage, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const homeworkRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.work,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/work-page.tsx'), 'WorkPage'),
  }),
]
