import { createRoute } from '@tanstack/react-router'
import { lazyPage, type ModuleRoutes } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const peopleRoutes: ModuleRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.people,
    component: lazyPage(() => import('./pages/people-page.tsx'), 'PeoplePage'),
  }),
]
