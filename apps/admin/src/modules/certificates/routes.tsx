import { createRoute } from '@tanstack/react-router'
import type { certificates } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords, PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const certificateRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.certificates,
    validateSearch: readsWords<ListWords<typeof certificates.listCertificates>>(),
    component: lazyPage(() => import('./pages/certificates-page.tsx'), 'CertificatesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.certificateCourses,
    validateSearch: readsWords<ListWords<typeof certificates.listCertificateCourses>>(),
    component: lazyPage(() => import('./pages/courses-page.tsx'), 'CoursesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.certificateIssue,
    validateSearch:
      readsWords<Omit<ListWords<typeof certificates.listCandidates>, 'courseIdSign'>>(),
    component: lazyPage(() => import('./pages/issue-page.tsx'), 'IssuePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.certificateImport,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./pages/import-page.tsx'), 'ImportPage'),
  }),
]
