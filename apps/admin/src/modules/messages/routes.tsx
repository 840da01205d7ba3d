import { createRoute } from '@tanstack/react-router'
import { lazyPage, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const messageRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.bulletins,
    component: lazyPage(() => import('./pages/bulletin-page.tsx'), 'BulletinPage'),
  }),
]
