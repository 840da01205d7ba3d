import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'
import type { CertificateWords } from './parts/read-filter.ts'

export const certificateRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.certificates,
    validateSearch: readsWords<CertificateWords>(),
    component: lazyPage(() => import('./pages/certificates-page.tsx'), 'CertificatesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.certificateCourses,
    validateSearch: readsWords<PageWord & { name?: string; kind?: string }>(),
    component: lazyPage(() => import('./pages/courses-page.tsx'), 'CoursesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.certificateIssue,
    validateSearch: readsWords<PageWord & { name?: string }>(),
    component: lazyPage(() => import('./pages/issue-page.tsx'), 'IssuePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.certificateImport,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./pages/import-page.tsx'), 'ImportPage'),
  }),
]
