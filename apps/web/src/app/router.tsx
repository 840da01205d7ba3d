import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { parseSearch, stringifySearch, type LanguageChoice, type ModuleRoutes } from '@titian/site'
import { arrive } from '../modules/accounts/arrival.ts'
import { accountRoutes } from '../modules/accounts/routes.tsx'
import { courseRoutes } from '../modules/courses/routes.tsx'
import { examRoutes } from '../modules/exams/routes.tsx'
import { fileRoutes } from '../modules/files/routes.tsx'
import { messageRoutes } from '../modules/messages/routes.tsx'
import { schoolRoutes } from '../modules/schools/routes.tsx'
import { studyRoutes } from '../modules/study/routes.tsx'
import { languageRewrite } from './language-rewrite.ts'
import { redirects } from './paths.ts'
import { PendingPage } from './frame/pending-page.tsx'
import { RootLayout } from './frame/root-layout.tsx'
import { RouteError } from './frame/route-error.tsx'

// ---- The modules of this site. Register a module here, and nowhere else: import its `xxxRoutes`
// from '../modules/<noun>/routes.tsx' and add it to the list. The sign-in form is set in sign-in-host.ts.
const modules: ModuleRoutes[] = [
  schoolRoutes,
  accountRoutes,
  courseRoutes,
  studyRoutes,
  examRoutes,
  messageRoutes,
  fileRoutes,
]
// ----

const NotFoundPage = lazyRouteComponent(() => import('./frame/not-found-page.tsx'), 'NotFoundPage')

const rootRoute = createRootRoute({ beforeLoad: arrive, component: RootLayout })

const leadsOn = Object.entries(redirects).map(([path, to]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  }),
)

export function createSiteRouter(choice: LanguageChoice) {
  return createRouter({
    routeTree: rootRoute.addChildren([
      ...leadsOn,
      ...modules.flatMap((routes) => routes(rootRoute)),
    ]),
    rewrite: languageRewrite(choice.prefix),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'root',
  })
}
