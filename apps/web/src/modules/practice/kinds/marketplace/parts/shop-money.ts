import { formatMinor } from '@titian/ui'

/** Formats cents of a shop as $1,234.50, with the minus sign before the currency. */
export const shopMoney = (cents: number): string => {
  const whole = Math.round(cents)
  return `${whole < 0 ? '−' : ''}$${formatMinor(Math.abs(whole))}`
}

/** Formats a change. A positive change has a plus sign. */
export const moneyChange = (cents: number): string =>
  cents > 0 ? `+${shopMoney(cents)}` : shopMoney(cents)
