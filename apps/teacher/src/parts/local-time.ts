const two = (part: number) => String(part).padStart(2, '0')

/** A moment of the wire as a field of this device's zone takes it: 2026-11-21T09:30. */
export function toLocalField(moment: string | null): string {
  if (!moment) return ''
  const date = new Date(moment)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** EXM-055: what was typed in this device's zone as a moment in UTC; null where nothing stands. */
export function fromLocalField(text: string): string | null {
  if (!text) return null
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** The zone that the fields are read in, such as "Asia/Kuala_Lumpur UTC+8". */
export function zoneName(now: Date = new Date()): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const minutes = -now.getTimezoneOffset()
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  const offset = `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${two(rest)}` : ''}`
  return `${timeZone} ${offset}`
}
