import { formatMinor } from '@titian/ui'
import { toMinor } from './minor.ts'

/** An amount with the sign of its currency, as prices are written; below 0 with the minus before the sign. */
export function moneyText(symbol: string, major: number): string {
  const minor = toMinor(major)
  return minor < 0 ? `-${symbol}${formatMinor(-minor)}` : `${symbol}${formatMinor(minor)}`
}
