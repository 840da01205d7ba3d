import { createRoute } from '@tanstack/react-router'
import { lazyPage, sendVisitorsHome, type ModuleRoutes } from '@titian/site'
import { paths } from '../../app/paths.ts'
import { paperPath } from './paper-path.ts'

export const examRoutes: ModuleRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.testPaper,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/test-paper-page.tsx'), 'TestPaperPage'),
    staticData: { title: 'exams:title' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paperPath,
    component: lazyPage(() => import('./pages/paper-page.tsx'), 'PaperPage'),
    staticData: { frame: 'bare' },
  }),
]
