import { createRoute } from '@tanstack/react-router'
import { lazyPage, type ModuleRoutes } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const accountRoutes: ModuleRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.login,
    component: lazyPage(() => import('./pages/sign-in-page.tsx'), 'SignInPage'),
    staticData: { frame: 'bare' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.people,
    component: lazyPage(() => import('./pages/people-page.tsx'), 'PeoplePage'),
  }),
]
