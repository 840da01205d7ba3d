import { createRoute, redirect } from '@tanstack/react-router'
import {
  lazyPage,
  readsWords,
  safeReturnUrl,
  sendVisitorsHome,
  sessionStore,
  type SiteRootRoute,
} from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { FormType } from './forms/form-machine.ts'

/** The query with which a social provider redirects back. Its code works only once. */
interface ScanWords {
  code?: string
  state?: string
}
interface LoginWords extends ScanWords {
  url?: string
  form?: FormType
  social?: '1'
}
interface AccountWords extends ScanWords {
  tab?: 'security' | 'data' | 'close'
  bind?: '1'
  url?: string
}

export const accountRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.login,
    validateSearch: readsWords<LoginWords>(),
    // A signed-in person is redirected.
    beforeLoad: async ({ search, cause }) => {
      // If the server rendered another form, the code of this form is loaded before hydration.
      if (search.form) await (await import('./pages/login-page.tsx')).loadForms()
      if (cause !== 'enter' || !sessionStore.isSignedIn()) return
      const { isIdentityForm } = await import('./forms/form-machine.ts')
      if (isIdentityForm(search.form)) return
      throw redirect({ href: safeReturnUrl(search.url), replace: true })
    },
    component: lazyPage(() => import('./pages/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.account,
    validateSearch: readsWords<AccountWords>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/account-page.tsx'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.accountOnPhone,
    validateSearch: readsWords<AccountWords>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/account-page.tsx'), 'AccountPageOnPhone'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.upgradeUser,
    validateSearch: readsWords<{ form?: '1' | '2' }>(),
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/upgrade-user-page.tsx'), 'UpgradeUserPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.changeMobile,
    beforeLoad: sendVisitorsHome,
    component: lazyPage(() => import('./pages/change-mobile-page.tsx'), 'ChangeMobilePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.mailConfirm,
    component: lazyPage(() => import('./mail/link-pages.tsx'), 'MailConfirmPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.mailOff,
    component: lazyPage(() => import('./mail/link-pages.tsx'), 'MailOffPage'),
  }),
]
