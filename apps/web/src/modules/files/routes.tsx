import { createRoute } from '@tanstack/react-router'
import { lazyPage, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const fileRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.uploading,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/uploading-page.tsx'), 'UploadingPage'),
  }),
]
