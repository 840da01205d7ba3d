import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'
import type { OrderWords } from '../modules/orders/list/order-filter.ts'

/**
 * Links to order pages. The links have their own file, because the first page does not need them.
 */
export const orderLinks = {
  orders: (search: OrderWords = {}) => link({ to: paths.orders, search }),
  order: (sign: string) => link({ to: paths.order, params: { sign } }),
  invoice: (sign: string) => link({ to: paths.invoice, params: { sign } }),
  coins: (page?: string) => link({ to: paths.coins, search: { page } }),
  activation: (page?: string) => link({ to: paths.activation, search: { page } }),
  payOrder: (course: string) => link({ to: paths.payOrder, search: { course } }),
  payIn: (sign: string) => link({ to: paths.payIn, search: { sign } }),
  paySucceeds: (orderNo: string) => link({ to: paths.paySucceeds, search: { orderNo } }),
}
