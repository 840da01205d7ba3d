import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import type { ScreenWords } from '@titian/site/message-center'
import { paths } from '../../app/paths.ts'

export const messageRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.message,
    validateSearch: readsWords<ScreenWords>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/message-page.tsx'), 'MessagePage'),
  }),
]
