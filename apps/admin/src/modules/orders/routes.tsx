import { createRoute } from '@tanstack/react-router'
import { lazyPage, readsWords, type SiteRootRoute } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { paths } from '../../app/paths.ts'
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
    validateSearch: readsWords<PageWord & { text?: string }>(),
    component: lazyPage(() => import('./pages/discount-codes-page.tsx'), 'DiscountCodesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.coins,
    validateSearch: readsWords<PageWord & { state?: string }>(),
    component: lazyPage(() => import('./pages/coins-page.tsx'), 'CoinsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.money,
    validateSearch: readsWords<PageWord & { days?: string }>(),
    component: lazyPage(() => import('./pages/money-page.tsx'), 'MoneyPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.codeBatches,
    validateSearch: readsWords<PageWord & { text?: string }>(),
    component: lazyPage(() => import('./pages/code-batches-page.tsx'), 'CodeBatchesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: paths.codeBatch,
    validateSearch: readsWords<PageWord & { text?: string; state?: string }>(),
    component: lazyPage(() => import('./pages/code-batch-page.tsx'), 'CodeBatchPage'),
  }),
]
