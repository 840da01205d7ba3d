import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type Register,
  type RouterHistory,
} from '@tanstack/react-router'
import { parseSearch, stringifySearch, type LanguageChoice, type SiteRootRoute } from '@titian/site'
import { arrive } from '../modules/accounts/arrival.ts'
import { accountRoutes } from '../modules/accounts/routes.tsx'
import { applicationsRoutes } from '../modules/applications/routes.tsx'
import { certificateRoutes } from '../modules/certificates/routes.tsx'
import { articleRoutes } from '../modules/articles/routes.tsx'
import { courseRoutes } from '../modules/courses/routes.tsx'
import { employmentRoutes } from '../modules/employment/routes.tsx'
import { evaluationRoutes } from '../modules/evaluations/routes.tsx'
import { examRoutes } from '../modules/exams/routes.tsx'
import { favouriteRoutes } from '../modules/favourites/routes.tsx'
import { fileRoutes } from '../modules/files/routes.tsx'
import { homeworkRoutes } from '../modules/homework/routes.tsx'
import { messageRoutes } from '../modules/messages/routes.tsx'
import { orderRoutes } from '../modules/orders/routes.tsx'
import { practiceRoutes } from '../modules/practice/routes.tsx'
import { promoteRoutes } from '../modules/promote/routes.tsx'
import { resumeRoutes } from '../modules/resume/routes.tsx'
import { schoolRoutes } from '../modules/schools/routes.tsx'
import { sharingRoutes } from '../modules/sharing/routes.tsx'
import { studyRoutes } from '../modules/study/routes.tsx'
import { trainingRoutes } from '../modules/training/routes.tsx'
import { languageRewrite } from './language-rewrite.ts'
import { redirects } from './paths.ts'
import { PendingPage } from './frame/pending-page.tsx'
import { RootLayout } from './frame/root-layout.tsx'
import { takeShareCode } from './share-code.ts'
import { RouteError } from './frame/route-error.tsx'

/** Shown for an address without a page. */
export const NotFoundPage = lazyRouteComponent(
  () => import('./frame/not-found-page.tsx'),
  'NotFoundPage',
)

const rootRoute: SiteRootRoute = createRootRoute<Register>({
  beforeLoad: async (entering) => {
    takeShareCode(entering)
    await arrive(entering)
  },
  component: RootLayout,
})

// ---- The modules of this site. To register a module, import its `xxxRoutes` from
// '../modules/<noun>/routes.tsx' and add it to the list. The sign-in form is set in
// sign-in-host.ts.
const modules = [
  ...schoolRoutes(rootRoute),
  ...accountRoutes(rootRoute),
  ...courseRoutes(rootRoute),
  ...articleRoutes(rootRoute),
  ...studyRoutes(rootRoute),
  ...homeworkRoutes(rootRoute),
  ...examRoutes(rootRoute),
  ...messageRoutes(rootRoute),
  ...fileRoutes(rootRoute),
  ...favouriteRoutes(rootRoute),
  ...sharingRoutes(rootRoute),
  ...orderRoutes(rootRoute),
  ...certificateRoutes(rootRoute),
  ...trainingRoutes(rootRoute),
  ...resumeRoutes(rootRoute),
  ...employmentRoutes(rootRoute),
  ...promoteRoutes(rootRoute),
  ...applicationsRoutes(rootRoute),
  ...practiceRoutes(rootRoute),
  ...evaluationRoutes(rootRoute),
]
// ----

const leadsOn = Object.entries(redirects).map(([path, to]): AnyRoute =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  }),
)
const routeTree = rootRoute.addChildren(modules)
// Redirects and modules are added at runtime only. The router gets its types from the table of
// pages.
rootRoute.addChildren([...leadsOn, ...modules])

/**
 * FRM-273: keeps the position of a visitor who scrolled the server-rendered page before its script
 * loaded.
 */
function scrollsAfterFirst(): () => boolean {
  let isFirst = true
  return () => {
    const [opened] = performance.getEntriesByType('navigation')
    const isNew = opened instanceof PerformanceNavigationTiming && opened.type === 'navigate'
    const stays = isFirst && isNew && window.scrollY > 0
    isFirst = false
    return !stays
  }
}

/** `history` replaces the history of the browser when the server renders. */
export function createSiteRouter(choice: LanguageChoice, history?: RouterHistory, origin?: string) {
  return createRouter({
    routeTree,
    history,
    origin,
    rewrite: languageRewrite(choice.prefix),
    parseSearch,
    stringifySearch,
    // On the server, restoring the position would add an inline script, which the content security
    // policy blocks.
    scrollRestoration: history ? false : scrollsAfterFirst(),
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'root',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
