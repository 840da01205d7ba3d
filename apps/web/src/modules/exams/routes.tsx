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
  // A running paper has its own page. So a reload stays in the paper, "back" leads to the start
  // page, and the frame can hide the header.
  createRoute({
    getParentRoute: () => parent,
    path: paths.paper,
    component: lazyPage(() => import('./pages/paper-page.tsx'), 'PaperPage'),
  }),
]
