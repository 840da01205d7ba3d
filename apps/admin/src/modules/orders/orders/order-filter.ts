import { orders } from '@titian/contract'
import { momentOfDay, type Words } from '@titian/site'
import { filterOf, type FilterOf, type ListWords } from '@titian/site/staff'

/** The search parameters of the list; days are written like 2026-03-01. */
export type OrderWords = ListWords<typeof orders.searchOrders>

/** ORD-009: the states of the filter; 0 is all. */
export const choices = [0, 1, 2, 3, 4] as const

/** ORD-102: without filters in the address, the list shows the waiting orders if there are any. */
export const opensOnWaiting = ({ page: _page, ...words }: Words<OrderWords>, count: number) =>
  count > 0 && !Object.values(words).some(Boolean)

/** Reads the filter from the address; unknown values are ignored. */
export function readOrderFilter(search: Words<OrderWords>): FilterOf<typeof orders.searchOrders> {
  const startTime = momentOfDay(search.startTime, 'first')
  const endTime = momentOfDay(search.endTime, 'last')
  return {
    ...filterOf(orders.searchOrders, { ...search, startTime: undefined, endTime: undefined }),
    ...(startTime && { startTime }),
    ...(endTime && { endTime }),
  }
}
