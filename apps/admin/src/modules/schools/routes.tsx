import { createRoute } from '@tanstack/react-router'
import type { schools, study } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const schoolRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.start,
    component: lazyPage(() => import('./pages/start-page.tsx'), 'StartPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.subjects,
    component: lazyPage(() => import('./pages/subjects-page.tsx'), 'SubjectsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.settings,
    component: lazyPage(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.faces,
    validateSearch: readsWords<ListWords<typeof study.listFacePhotos>>(),
    component: lazyPage(() => import('./pages/face-photos-page.tsx'), 'FacePhotosPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.menus,
    component: lazyPage(() => import('./pages/menus-page.tsx'), 'MenusPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.agreements,
    validateSearch: readsWords<{ form?: '1' | '2' | '3' }>(),
    component: lazyPage(() => import('./pages/agreements-page.tsx'), 'AgreementsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.ownPages,
    component: lazyPage(() => import('./pages/own-pages-page.tsx'), 'OwnPagesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.ownPage,
    component: lazyPage(() => import('./pages/own-page-page.tsx'), 'OwnPagePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.homeLayout,
    component: lazyPage(() => import('./pages/home-layout-page.tsx'), 'HomeLayoutPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.schools,
    validateSearch: readsWords<ListWords<typeof schools.listSchools>>(),
    component: lazyPage(() => import('./pages/school-list-page.tsx'), 'SchoolListPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.paymentSettings,
    component: lazyPage(() => import('./pages/payment-settings-page.tsx'), 'PaymentSettingsPage'),
  }),
]
