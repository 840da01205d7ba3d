import { localTime } from '../../../platform/sheets/local-time.ts'

/**
 * Returns the last moment of a day written as 2026-03-01, 2026/3/1 or 2026年3月1日, in the time zone
 * of the reader.
 */
export function endOfDay(text: string, timeZone: string): Date | undefined {
  const plain = text.normalize('NFKC')
  const match = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:$|[T\s])/.exec(plain)
  if (!match) return undefined
  const [, year = 0, month = 0, day = 0] = match.map(Number)
  const wanted = new Date(Date.UTC(year, month - 1, day, 23, 59, 59, 999))
  const isDay = wanted.getUTCDate() === day && wanted.getUTCMonth() + 1 === month
  if (!isDay || year < 1970 || year > 2999) return undefined
  const shown = new Date(`${localTime(wanted, timeZone).replace(' ', 'T')}.999Z`)
  return new Date(2 * wanted.getTime() - shown.getTime())
}
