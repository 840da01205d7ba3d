import { hiddenOrders, type InputOf, type orders } from '@titian/contract'
import { momentOfDay, type Words } from '@titian/site'

/** ORD-007: the search parameters of the list; days are written like 2026-03-01. */
export interface OrderWords {
  orderType?: string
  payType?: string
  startTime?: string
  endTime?: string
  title?: string
  page?: string
}

export const pageSize = 10
/** ORD-009: the types of the filter; 0 is all. */
export const orderTypes = [0, 1, 2, 3, 4, hiddenOrders] as const
export const hiddenOnly = { orderType: String(hiddenOrders) }
/** ORD-110: the number of orders from which filters are shown. */
export const filtersFrom = 10
export const payTypes = [0, 1, 2, 3, 4] as const

const oneOf = <Known extends number>(known: readonly Known[], word: string | undefined) =>
  known.find((one) => String(one) === word)

/** Reads the filter from the address; unknown values are ignored. */
export function readOrderFilter(
  search: Words<OrderWords>,
): Omit<InputOf<typeof orders.orderList>, 'page' | 'size'> {
  const startTime = momentOfDay(search.startTime, 'first')
  const endTime = momentOfDay(search.endTime, 'last')
  return {
    orderType: oneOf(orderTypes, search.orderType) ?? 0,
    payType: oneOf(payTypes, search.payType) ?? 0,
    title: search.title?.trim().slice(0, 60) ?? '',
    ...(startTime && { startTime }),
    ...(endTime && { endTime }),
  }
}

/** Returns the kind of filter: none, hidden orders, or criteria. */
export function narrowingOf({ page: _page, ...words }: Words<OrderWords>) {
  const given = Object.entries(words).filter(([, word]) => word)
  if (given.length === 0) return 'none'
  return given.length === 1 && words.orderType === hiddenOnly.orderType ? 'hidden' : 'filters'
}
