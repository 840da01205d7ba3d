import { notFound } from '@tanstack/react-router'
import { orders } from '@titian/contract'
import { isNotFound, ServerRefusal, useAsk } from '@titian/site'

/** Loads an order of the reader. For an unknown order, the page is "not found" (ORD-020). */
export function useOrder(sign: string) {
  const asked = useAsk(orders.orderDetail, { sign }, { staleTime: 0 })
  const { error } = asked
  const isMissing = error instanceof ServerRefusal && error.is('orderNotFound')
  if (isMissing || isNotFound(error)) throw notFound()
  return asked
}
