import { formatMinor } from '@titian/ui'

/** Cents of a shop as $1,234.50, with the sign before the currency. */
export const money = (cents: number): string =>
  `${Math.round(cents) < 0 ? '−' : ''}$${formatMinor(Math.abs(Math.round(cents)))}`
