import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const sharingRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.sharingCourses,
    validateSearch: readsWords<{ course?: string; page?: string }>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/sharing-page.tsx'), 'SharingPage'),
  }),
]
