import { punctuationOf } from '@titian/contract'

const two = (part: number) => String(part).padStart(2, '0')

/** Converts a time of the API to the local format of a date field: 2026-11-21T09:30. */
export function toLocalField(moment: string | null): string {
  if (!moment) return ''
  const date = new Date(moment)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** EXM-055: converts a local date field to a time in UTC; null for an empty field. */
export function fromLocalField(text: string): string | null {
  if (!text) return null
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/**
 * Returns the name of the time zone that the fields use, in the language of the page, such as
 * "Malaysia Time (UTC+8)" or "UTC".
 */
export function zoneName(now: Date = new Date()): string {
  const { lang } = document.documentElement
  const format = new Intl.DateTimeFormat(lang || 'en', { timeZoneName: 'longGeneric' })
  const minutes = -now.getTimezoneOffset()
  if (format.resolvedOptions().timeZone === 'UTC') return 'UTC'
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  const offset = `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${two(rest)}` : ''}`
  const place = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value
  return `${place}${punctuationOf(lang.startsWith('zh') ? 'zh' : 'en').bracketed(offset)}`
}
