import { createRoute } from '@tanstack/react-router'
import { lazyPage, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const practiceRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.practice,
    component: lazyPage(() => import('./pages/practice-page.tsx'), 'PracticePage'),
    staticData: { title: 'practice:title' },
  }),
]
