import { createRoute } from '@tanstack/react-router'
import { lazyPage, type ModuleRoutes } from '@titian/site'
import { paths } from '../../app/paths.ts'

export const schoolRoutes: ModuleRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.home,
    component: lazyPage(() => import('./pages/home-page.tsx'), 'HomePage'),
    staticData: { logoOnPhone: true, overPicture: true },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.agreement,
    component: lazyPage(() => import('./pages/agreement-page.tsx'), 'AgreementPage'),
    staticData: { frame: 'bare' },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.downloadApp,
    component: lazyPage(() => import('./pages/download-app-page.tsx'), 'DownloadAppPage'),
  }),
]
