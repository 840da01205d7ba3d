import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, sendVisitorsHome, type SiteRootRoute } from '@titian/site'
import { paths } from '../../app/paths.ts'
import type { OrderWords } from './list/order-filter.ts'

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
      component: lazyPage(() => import('./pages/order-list-page.tsx'), 'OrderListPage'),
    }),
    createRoute({
      ...mine,
      path: paths.order,
      component: lazyPage(() => import('./pages/order-page.tsx'), 'OrderPage'),
    }),
    createRoute({
      ...mine,
      path: paths.invoice,
      component: lazyPage(() => import('./pages/invoice-page.tsx'), 'InvoicePage'),
    }),
    createRoute({
      ...mine,
      path: paths.coins,
      validateSearch: readsWords<{ page?: string }>(),
      component: lazyPage(() => import('./pages/coins-page.tsx'), 'CoinsPage'),
    }),
    createRoute({
      ...mine,
      path: paths.activation,
      validateSearch: readsWords<{ code?: string; page?: string }>(),
      component: lazyPage(() => import('./pages/activation-page.tsx'), 'ActivationPage'),
    }),
  ]
}
