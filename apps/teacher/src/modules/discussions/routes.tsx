import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const discussionRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.openQuestions,
    validateSearch: readsWords<PageWord>(),
    component: lazyPage(() => import('./pages/open-questions-page.tsx'), 'OpenQuestionsPage'),
  }),
]
