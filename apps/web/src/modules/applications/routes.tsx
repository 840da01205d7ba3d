import { createRoute } from '@tanstack/react-router'
import { lazyPage, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const applicationsRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.applications,
    component: lazyPage(() => import('./pages/applications-page.tsx'), 'ApplicationsPage'),
    staticData: { title: 'applications:title' },
  }),
]
