import { payType, type OrderOffer } from '@titian/contract'
import { toMinor } from '@titian/site'

export type PayMode = typeof payType.online | typeof payType.coins | typeof payType.coinsAndOnline

/**
 * Returns the methods by which a sum can be paid. One coin is one minor unit (ORD-083). For a sum
 * of 0, no method is needed.
 */
export function payModesFor(
  offer: Pick<OrderOffer, 'balance' | 'methods'>,
  subtotal: number,
): PayMode[] {
  const due = toMinor(subtotal)
  if (due === 0) return []
  const online = offer.methods.length > 0
  const all = offer.balance >= due
  return [
    ...(online ? [payType.online] : []),
    ...(all ? [payType.coins] : []),
    ...(online && !all && offer.balance > 0 ? [payType.coinsAndOnline] : []),
  ]
}
