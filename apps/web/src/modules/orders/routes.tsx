import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { OrderWords } from './list/order-filter.ts'

const own = () => import('./pages/own-pages.ts')

export const orderRoutes = (parent: SiteRootRoute) => {
  const mine = { getParentRoute: () => parent, beforeLoad: sendVisitorsHome }
  return [
    createRoute({
      ...mine,
      path: paths.payOrder,
      validateSearch: readsWords<{ course?: string }>(),
      component: lazyPage(() => import('./pages/pay-order-page.tsx'), 'PayOrderPage'),
    }),
    createRoute({
      ...mine,
      path: paths.payIn,
      validateSearch: readsWords<{ sign?: string; orderNo?: string }>(),
      component: lazyPage(() => import('./pages/pay-in-page.tsx'), 'PayInPage'),
    }),
    createRoute({
      ...mine,
      path: paths.paySucceeds,
      validateSearch: readsWords<{ orderNo?: string }>(),
      component: lazyPage(() => import('./pages/pay-succeeds-page.tsx'), 'PaySucceedsPage'),
    }),
    createRoute({
      ...mine,
      path: paths.orders,
      validateSearch: readsWords<OrderWords>(),
      component: lazyPage(own, 'OrderListPage'),
    }),
    createRoute({
      ...mine,
      path: paths.order,
      component: lazyPage(own, 'OrderPage'),
    }),
    createRoute({
      ...mine,
      path: paths.invoice,
      component: lazyPage(own, 'InvoicePage'),
    }),
    createRoute({
      ...mine,
      path: paths.coins,
      validateSearch: readsWords<{ page?: string }>(),
      component: lazyPage(own, 'CoinsPage'),
    }),
    createRoute({
      ...mine,
      path: paths.activation,
      validateSearch: readsWords<{ code?: string; page?: string }>(),
      component: lazyPage(own, 'ActivationPage'),
    }),
  ]
}
