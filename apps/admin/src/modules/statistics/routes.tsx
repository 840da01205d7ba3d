import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { ResumeWords } from './parts/resume-words.ts'
import type { SupervisionWords } from './parts/supervision-words.ts'
import type { PassWords } from './pages/pass-rates-page.tsx'
import type { TeacherWords } from './pages/school-teachers-page.tsx'

export const statisticsRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.supervision,
    validateSearch: readsWords<SupervisionWords>(),
    component: lazyPage(() => import('./pages/supervision-page.tsx'), 'SupervisionPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.resumes,
    validateSearch: readsWords<ResumeWords>(),
    component: lazyPage(() => import('./pages/resumes-page.tsx'), 'ResumesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.schoolTeachers,
    validateSearch: readsWords<TeacherWords>(),
    component: lazyPage(() => import('./pages/school-teachers-page.tsx'), 'SchoolTeachersPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.passRates,
    validateSearch: readsWords<PassWords>(),
    component: lazyPage(() => import('./pages/pass-rates-page.tsx'), 'PassRatesPage'),
  }),
]
