import type { InputOf, orders } from '@titian/contract'
import { momentOfDay, type Words } from '@titian/site'
import type { PageWord } from '@titian/site/staff'

/** What the address of the list says; days as 2026-03-01. */
export interface OrderWords extends PageWord {
  text?: string
  orderType?: string
  payType?: string
  waiting?: string
  startTime?: string
  endTime?: string
}

/** ORD-009; 0 is all. */
export const choices = [0, 1, 2, 3, 4] as const

const choiceOf = (word: string | undefined) => choices.find((one) => String(one) === word) ?? 0

/** ORD-102: an address that says nothing shows what waits, where anything does. */
export const opensOnWaiting = ({ page: _page, ...words }: Words<OrderWords>, count: number) =>
  count > 0 && !Object.values(words).some(Boolean)

/** The filters of an address; what means nothing counts as not given. */
export function readOrderFilter(
  search: Words<OrderWords>,
): Omit<InputOf<typeof orders.searchOrders>, 'page' | 'size'> {
  const startTime = momentOfDay(search.startTime, 'first')
  const endTime = momentOfDay(search.endTime, 'last')
  return {
    text: search.text?.trim().slice(0, 100) ?? '',
    orderType: choiceOf(search.orderType),
    payType: choiceOf(search.payType),
    waiting: search.waiting === '1' ? 1 : 0,
    ...(startTime && { startTime }),
    ...(endTime && { endTime }),
  }
}
