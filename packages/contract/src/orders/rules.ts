/** ORD-009: the states for the buyer; a partly refunded order stays paid (ORD-058). */
export const orderStatus = { unpaid: 1, paid: 2, closed: 3, refunded: 4 } as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

/** ORD-108: the filter of the buyer's list that shows the orders hidden from it. */
export const hiddenOrders = 5

/** ORD-009: the ways of paying. */
export const payType = { online: 1, coins: 2, code: 3, coinsAndOnline: 4 } as const
export type PayType = (typeof payType)[keyof typeof payType]

/** The payment methods of providers, which a school can enable (ORD-038). */
export const payMethods = ['card', 'fpx', 'grabpay', 'wechat_pay', 'alipay'] as const
export type PayMethod = (typeof payMethods)[number]

/** ORD-018: the default payment window in minutes, and its limits. */
export const payWindow = { standard: 30, least: 5, most: 1440 } as const

/** ORD-061: hours after closing in which a late payment still counts. */
export const latePaymentHours = 72

/** ORD-071: returns the discount of a code in minor units, at most the price. */
export function discountOf(
  priceMinor: number,
  code: { kind: 'percent' | 'fixed'; value: number; capMinor: number | null },
): number {
  // Rounding in integers; half a unit is in favour of the buyer.
  const off = code.kind === 'fixed' ? code.value : Math.floor((priceMinor * code.value + 50) / 100)
  return Math.min(priceMinor, code.capMinor === null ? off : Math.min(off, code.capMinor))
}
