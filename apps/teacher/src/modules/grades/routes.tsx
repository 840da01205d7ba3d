import { createRoute } from '@tanstack/react-router'
import type { grades } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords, PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'
import type { BookWords } from './book/book-words.ts'

export const gradeRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.gradebook,
    validateSearch: readsWords<PageWord & BookWords>(),
    component: lazyPage(() => import('./book/gradebook-page.tsx'), 'GradebookPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.gradeImports,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./imports/imports-page.tsx'), 'GradeImportsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.toMark,
    validateSearch: readsWords<ListWords<typeof grades.listToMark>>(),
    component: lazyPage(() => import('./to-mark/to-mark-page.tsx'), 'ToMarkPage'),
  }),
]
