import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const examRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.testPaper,
    validateSearch: readsWords<{ record?: string }>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/test-paper-page.tsx'), 'TestPaperPage'),
  }),
  // The paper while it is written has a page of its own, so that a reload stays in it, "back" leads to the
  // start page, and the shell can leave out its header.
  createRoute({
    getParentRoute: () => parent,
    path: paths.paper,
    component: lazyPage(() => import('./pages/paper-page.tsx'), 'PaperPage'),
  }),
]
