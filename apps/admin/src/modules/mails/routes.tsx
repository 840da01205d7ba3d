import { createRoute } from '@tanstack/react-router'
import type { mails } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'

export const mailRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.mails,
    validateSearch: readsWords<ListWords<typeof mails.listMails>>(),
    component: lazyPage(() => import('./pages/mails-page.tsx'), 'MailsPage'),
  }),
]
