import { orders } from '@titian/contract'
import { momentOfDay, type Words } from '@titian/site'
import { filterOf, type FilterOf, type ListWords } from '@titian/site/staff'

/** What the address of the list says; days as 2026-03-01. */
export type OrderWords = ListWords<typeof orders.searchOrders>

/** ORD-009; 0 is all. */
export const choices = [0, 1, 2, 3, 4] as const

/** ORD-102: an address that says nothing shows what waits, where anything does. */
export const opensOnWaiting = ({ page: _page, ...words }: Words<OrderWords>, count: number) =>
  count > 0 && !Object.values(words).some(Boolean)

/** The filters of an address; what means nothing counts as not given. */
export function readOrderFilter(search: Words<OrderWords>): FilterOf<typeof orders.searchOrders> {
  const startTime = momentOfDay(search.startTime, 'first')
  const endTime = momentOfDay(search.endTime, 'last')
  return {
    ...filterOf(orders.searchOrders, { ...search, startTime: undefined, endTime: undefined }),
    ...(startTime && { startTime }),
    ...(endTime && { endTime }),
  }
}
