import { post } from '../ledger/book.ts'
import { payable } from '../ledger/cash.ts'
import { refund } from '../ledger/refund.ts'
import { contentOfState, nicheOfProduct, productOf } from '../lookup.ts'
import type { MarketState, Order, Product } from '../state.ts'
import type { Carrier } from '../market-view.ts'
import { countOn } from './health-day.ts'
import { giveBack, keepSent } from './stock.ts'

/**
 * PRC-200: counts orders that were not sent by their day. Such an order remains late, even if it is
 * sent afterwards.
 */
export function countOverdue(draft: MarketState): void {
  const overdue = draft.orders.filter(
    ({ state, late, shipBy }) => state === 'toShip' && !late && draft.day >= shipBy,
  )
  if (overdue.length === 0) return
  for (const order of overdue) order.late = true
  countOn(draft, { due: overdue.length, late: overdue.length })
}

/**
 * Ships an order, each unit in its own parcel. A late order was already counted on the day on which
 * it became late.
 */
export function ship(draft: MarketState, order: Order, carrier: Carrier): void {
  const product = productOf(draft, order.product)
  if (!product) return
  const { fees } = nicheOfProduct(contentOfState(draft), product)
  const price = carrier === 'tracked' ? fees.ownShipping : fees.ownShippingUntracked
  post(draft.book, draft.day, 'ownShipping', 'cash', payable(draft, order.units * price))
  order.state = 'shipped'
  order.carrier = carrier
  order.shippedDay = draft.day
  keepSent(product, order, draft.day)
  countOn(draft, {
    shipped: 1,
    due: order.late ? 0 : 1,
    tracked: carrier === 'tracked' ? 1 : 0,
  })
}

/**
 * Removes the units of a cancelled order from the sold units of its day. Its money stays in the
 * sales, and is also in the refunds.
 */
function unsell(product: Product, { day, units, cost }: Order): void {
  product.totals.units -= units
  product.rows = product.rows.map((row) =>
    row.day === day
      ? {
          ...row,
          units: row.units - units,
          ownUnits: row.ownUnits - units,
          costOfGoods: row.costOfGoods - cost,
        }
      : row,
  )
}

/**
 * The shop cancels an order: the customer gets the money back, and the goods return to the shelf.
 */
export function cancel(draft: MarketState, order: Order): void {
  const product = productOf(draft, order.product)
  if (!product) return
  order.state = 'cancelled'
  refund(draft, product, order.units * order.price)
  giveBack(product, order)
  unsell(product, order)
  post(draft.book, draft.day, 'inventory', 'costOfGoods', order.cost)
  countOn(draft, { cancelled: 1 })
}
