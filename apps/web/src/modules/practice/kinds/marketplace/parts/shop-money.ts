import { formatMinor } from '@titian/ui'

/** Cents of a shop as $1,234.50, with the sign before the currency. */
export const shopMoney = (cents: number): string => {
  const whole = Math.round(cents)
  return `${whole < 0 ? '−' : ''}$${formatMinor(Math.abs(whole))}`
}

/** Formats a change, with a plus if it is positive. */
export const moneyChange = (cents: number): string =>
  cents > 0 ? `+${shopMoney(cents)}` : shopMoney(cents)
