import { formatMinor } from '@titian/ui'
import { toMinor } from './minor.ts'

/** An amount with the symbol of its currency; a minus sign comes before the symbol. */
export function moneyText(symbol: string, major: number): string {
  const minor = toMinor(major)
  return minor < 0 ? `-${symbol}${formatMinor(-minor)}` : `${symbol}${formatMinor(minor)}`
}
