import { createRoute, redirect } from '@tanstack/react-router'
import {
  lazyPage,
  safeReturnUrl,
  sendVisitorsHome,
  sessionStore,
  type ModuleRoutes,
} from '@titian/site'
import { paths } from '../../app/paths.ts'

export const accountRoutes: ModuleRoutes = (parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.login,
    // Who is signed in has nothing to do here.
    beforeLoad: async ({ location, cause }) => {
      if (cause !== 'enter' || !sessionStore.isSignedIn()) return
      const { isIdentityForm } = await import('./forms/form-machine.ts')
      const search: Record<string, unknown> = location.search
      if (isIdentityForm(search['form'])) return
      const url = typeof search['url'] === 'string' ? search['url'] : null
      throw redirect({ href: safeReturnUrl(url), replace: true })
    },
    component: lazyPage(() => import('./pages/login-page.tsx'), 'LoginPage'),
    staticData: { frame: 'bare' },
  }),
  ...[paths.account, paths.accountOnPhone].map((path) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      beforeLoad: sendVisitorsHome,
      component: lazyPage(() => import('./pages/account-page.tsx'), 'AccountPage'),
    }),
  ),
  createRoute({
    getParentRoute: () => parent,
    path: paths.upgradeUser,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/upgrade-user-page.tsx'), 'UpgradeUserPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.changeMobile,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/change-mobile-page.tsx'), 'ChangeMobilePage'),
  }),
]
