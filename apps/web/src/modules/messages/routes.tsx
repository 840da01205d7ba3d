import { createRoute } from '@tanstack/react-router'
import { lazyPage, sendVisitorsHome, type ModuleRoutes } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const messageRoutes: ModuleRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.message,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/message-page.tsx'), 'MessagePage'),
    staticData: { title: 'messages:title' },
  }),
]
