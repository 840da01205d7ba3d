import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsToSignIn, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { ResumeWords } from '../../parts/job-links.ts'

export const resumeRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.resume,
    beforeLoad: sendVisitorsToSignIn,
    validateSearch: readsWords<ResumeWords>(),
    component: lazyPage(() => import('./pages/resume-page.tsx'), 'ResumePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.resumePrint,
    beforeLoad: sendVisitorsToSignIn,
    component: lazyPage(() => import('./export/print-page.tsx'), 'PrintPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.resumeShare,
    component: lazyPage(() => import('./sharing/shared-page.tsx'), 'SharedPage'),
  }),
]
