import { createRoute } from '@tanstack/react-router'
import { lazyPage, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const employmentRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.employment,
    component: lazyPage(() => import('./pages/employment-page.tsx'), 'EmploymentPage'),
    staticData: { title: 'employment:title' },
  }),
]
