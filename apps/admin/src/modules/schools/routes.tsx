import { createRoute } from '@tanstack/react-router'
import { lazyPage, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const schoolRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.settings,
    component: lazyPage(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.menus,
    component: lazyPage(() => import('./pages/menus-page.tsx'), 'MenusPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.homeLayout,
    component: lazyPage(() => import('./pages/home-layout-page.tsx'), 'HomeLayoutPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.schools,
    component: lazyPage(() => import('./pages/school-list-page.tsx'), 'SchoolListPage'),
  }),
]
