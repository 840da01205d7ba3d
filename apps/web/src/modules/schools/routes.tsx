import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const schoolRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.home,
    // FRM-070: the address to return to after a sign-in, which the frame asks for. CNT-086: the
    // layout that staff preview.
    validateSearch: readsWords<{ url?: string; layout?: string; sections?: string }>(),
    component: lazyPage(() => import('./pages/home-page.tsx'), 'HomePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.agreement,
    validateSearch: readsWords<{ form?: '1' | '2' | '3'; version?: string }>(),
    component: lazyPage(() => import('./pages/agreement-page.tsx'), 'AgreementPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.schoolPage,
    component: lazyPage(() => import('./pages/school-page.tsx'), 'SchoolPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.downloadApp,
    component: lazyPage(() => import('./pages/download-app-page.tsx'), 'DownloadAppPage'),
  }),
]
