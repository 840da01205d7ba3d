import { hiddenOrders, type InputOf, type orders } from '@titian/contract'
import { momentOfDay, type Words } from '@titian/site'

/** ORD-007: what the address of the list says; days as 2026-03-01. */
export interface OrderWords {
  orderType?: string
  payType?: string
  startTime?: string
  endTime?: string
  title?: string
  page?: string
}

export const pageSize = 10
/** ORD-009; 0 is all. */
export const orderTypes = [0, 1, 2, 3, 4, hiddenOrders] as const
export const hiddenOnly = { orderType: String(hiddenOrders) }
/** ORD-110: from so many orders on the list can be narrowed. */
export const filtersFrom = 10
export const payTypes = [0, 1, 2, 3, 4] as const

const oneOf = <Known extends number>(known: readonly Known[], word: string | undefined) =>
  known.find((one) => String(one) === word)

/** The filters of an address; what means nothing counts as not given. */
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

/** What narrows the list: nothing, the choice of the hidden orders alone, or filters. */
export function narrowingOf({ page: _page, ...words }: Words<OrderWords>) {
  const given = Object.entries(words).filter(([, word]) => word)
  if (given.length === 0) return 'none'
  return given.length === 1 && words.orderType === hiddenOnly.orderType ? 'hidden' : 'filters'
}
