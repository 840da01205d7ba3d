import { createRoute } from '@tanstack/react-router'
import type { orders } from '@titian/contract'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { ListWords } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'
import type { SpanWords } from './money/span.ts'
import type { OrderWords } from './orders/order-filter.ts'

export const orderRoutes = (parent: SiteRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: paths.orders,
    validateSearch: readsWords<OrderWords>(),
    component: lazyPage(() => import('./pages/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.order,
    component: lazyPage(() => import('./pages/order-page.tsx'), 'OrderPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.discountCodes,
    validateSearch: readsWords<ListWords<typeof orders.listDiscountCodes>>(),
    component: lazyPage(() => import('./pages/discount-codes-page.tsx'), 'DiscountCodesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.coins,
    validateSearch: readsWords<ListWords<typeof orders.listCoinCredits>>(),
    component: lazyPage(() => import('./pages/coins-page.tsx'), 'CoinsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.money,
    validateSearch: readsWords<SpanWords>(),
    component: lazyPage(() => import('./pages/money-page.tsx'), 'MoneyPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.codeBatches,
    validateSearch: readsWords<ListWords<typeof orders.listCodeBatches>>(),
    component: lazyPage(() => import('./pages/code-batches-page.tsx'), 'CodeBatchesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.codeBatch,
    validateSearch: readsWords<Omit<ListWords<typeof orders.listBatchCodes>, 'sign'>>(),
    component: lazyPage(() => import('./pages/code-batch-page.tsx'), 'CodeBatchPage'),
  }),
]
