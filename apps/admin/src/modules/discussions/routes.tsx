import { createRoute } from '@tanstack/react-router'
import type { discussions } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const discussionRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.reported,
    validateSearch: readsWords<
      ListWords<typeof discussions.listReportedContributions> & { about?: string }
    >(),
    component: lazyPage(() => import('./pages/reported-page.tsx'), 'ReportedPage'),
  }),
]
