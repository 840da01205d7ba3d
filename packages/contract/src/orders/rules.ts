/** ORD-009: what an order is for its buyer; a part refund stays paid (ORD-058). */
export const orderStatus = { unpaid: 1, paid: 2, closed: 3, refunded: 4 } as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

/** ORD-108: the filter of the buyer's list that shows the orders hidden from it. */
export const hiddenOrders = 5

/** ORD-009: how an order is paid. */
export const payType = { online: 1, coins: 2, code: 3, coinsAndOnline: 4 } as const
export type PayType = (typeof payType)[keyof typeof payType]

/** What a provider may take; a school switches them on (ORD-038). */
export const payMethods = ['card', 'fpx', 'grabpay', 'wechat_pay', 'alipay'] as const
export type PayMethod = (typeof payMethods)[number]

/** ORD-018, and the bounds that a school may choose from. */
export const payWindow = { standard: 30, least: 5, most: 1440 } as const

/** ORD-061. */
export const latePaymentHours = 72

/** ORD-071: what a code takes off a price, in minor units; never more than the price. */
export function discountOf(
  priceMinor: number,
  code: { kind: 'percent' | 'fixed'; value: number; capMinor: number | null },
): number {
  // Half a unit counts for the buyer, in whole numbers alone.
  const off = code.kind === 'fixed' ? code.value : Math.floor((priceMinor * code.value + 50) / 100)
  return Math.min(priceMinor, code.capMinor === null ? off : Math.min(off, code.capMinor))
}
