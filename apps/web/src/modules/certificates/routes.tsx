import { createRoute } from '@tanstack/react-router'
import { lazyPage, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'

const allPages = () => import('./pages/all-pages.ts')

export const certificateRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.certificates,
    component: lazyPage(allPages, 'SearchPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.certificate,
    component: lazyPage(allPages, 'CertificatePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.wallet,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(allPages, 'WalletPage'),
  }),
]
