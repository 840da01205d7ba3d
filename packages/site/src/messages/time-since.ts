import { spaced } from '../format/spaced.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const steps = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/**
 * Returns in words how long ago a moment was, such as "3 hours ago". A moment in the future counts
 * as now.
 */
export function timeSince(at: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  const step = steps.find(([, length]) => passed >= length)
  if (!step) return format.format(0, 'second')
  const [unit, length] = step
  return spaced(format.format(-Math.floor(passed / length), unit))
}
