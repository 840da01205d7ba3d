/** A range of dates in milliseconds. */
export interface DateRange {
  start: number
  end: number
}

export type Edge = 'both' | 'start' | 'end'

export const day = 86_400_000

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** TRN-059: a chapter or one of its ends, moved by days and never out of the programme. */
export function movedBy(
  { start, end }: DateRange,
  edge: Edge,
  days: number,
  bounds: DateRange,
): DateRange {
  const by = Math.round(days) * day
  const least = Math.min(day, bounds.end - bounds.start)
  if (edge === 'start') return { start: clamp(start + by, bounds.start, end - least), end }
  if (edge === 'end') return { start, end: clamp(end + by, start + least, bounds.end) }
  const shift = clamp(by, bounds.start - start, bounds.end - end)
  return { start: start + shift, end: end + shift }
}

const far = 100_000

/** Days that a key moves; undefined for keys that move nothing. Home and End go as far as there is room. */
export function daysOfKey(key: string, shift: boolean): number | undefined {
  const step = shift ? 7 : 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return step
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -step
  if (key === 'Home') return -far
  return key === 'End' ? far : undefined
}

/** Where a moment stands between the ends of the programme, in per cent. */
export const placeOf = (at: number, { start, end }: DateRange): number =>
  clamp((100 * (at - start)) / (end - start), 0, 100)

const most = 12

/** The beginnings of weeks that are written above the bars, at most a dozen. */
export function ticksOf({ start, end }: DateRange): number[] {
  const weeks = Math.ceil((end - start) / (7 * day))
  const every = Math.max(1, Math.ceil(weeks / most))
  return Array.from({ length: Math.ceil(weeks / every) }, (_, at) => start + at * every * 7 * day)
}
