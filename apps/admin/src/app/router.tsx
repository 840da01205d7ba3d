import type { SiteRootRoute } from '@titian/site'
import { createStaffRouter } from '@titian/site/staff'
import { certificateRoutes } from '../modules/certificates/routes.tsx'
import { applicationRoutes } from '../modules/applications/routes.tsx'
import { articleRoutes } from '../modules/articles/routes.tsx'
import { courseRoutes } from '../modules/courses/routes.tsx'
import { discussionRoutes } from '../modules/discussions/routes.tsx'
import { employmentRoutes } from '../modules/employment/routes.tsx'
import { homeworkRoutes } from '../modules/homework/routes.tsx'
import { identityRoutes } from '../modules/identities/routes.tsx'
import { mailRoutes } from '../modules/mails/routes.tsx'
import { messageRoutes } from '../modules/messages/routes.tsx'
import { operationsRoutes } from '../modules/operations/routes.tsx'
import { orderRoutes } from '../modules/orders/routes.tsx'
import { peopleRoutes } from '../modules/people/routes.tsx'
import { promoteRoutes } from '../modules/promote/routes.tsx'
import { schoolRoutes } from '../modules/schools/routes.tsx'
import { statisticsRoutes } from '../modules/statistics/routes.tsx'
import { trainingRoutes } from '../modules/training/routes.tsx'
import { paths } from './paths.ts'
import { SiteRoot } from './site-root.tsx'

// ---- The modules of this site: import `xxxRoutes` from '../modules/<noun>/routes.tsx' and add it.
const pages = (parent: SiteRootRoute) => [
  ...courseRoutes(parent),
  ...certificateRoutes(parent),
  ...discussionRoutes(parent),
  ...peopleRoutes(parent),
  ...messageRoutes(parent),
  ...mailRoutes(parent),
  ...identityRoutes(parent),
  ...schoolRoutes(parent),
  ...orderRoutes(parent),
  ...statisticsRoutes(parent),
  ...trainingRoutes(parent),
  ...homeworkRoutes(parent),
  ...articleRoutes(parent),
  ...employmentRoutes(parent),
  ...applicationRoutes(parent),
  ...promoteRoutes(parent),
  ...operationsRoutes(parent),
]
// ----

export const createSiteRouter = () =>
  createStaffRouter({ Root: SiteRoot, home: paths.start, pages })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
