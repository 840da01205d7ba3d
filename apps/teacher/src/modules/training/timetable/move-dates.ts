/** A range of times in milliseconds. */
export interface DateRange {
  start: number
  end: number
}

export type Edge = 'both' | 'start' | 'end'

export const day = 86_400_000

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** TRN-059: moves a chapter or one of its ends by days, within the limits of the training. */
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

/**
 * Returns the number of days by which a key moves a date; undefined for other keys. Home and End
 * move to the limits.
 */
export function daysOfKey(key: string, shift: boolean): number | undefined {
  const step = shift ? 7 : 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return step
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -step
  if (key === 'Home') return -far
  return key === 'End' ? far : undefined
}

/** Returns where a time is between start and end of the training, in per cent. */
export const placeOf = (at: number, { start, end }: DateRange): number =>
  clamp((100 * (at - start)) / (end - start), 0, 100)

const most = 12

/** Returns the starts of weeks that are labelled above the bars, at most twelve. */
export function ticksOf({ start, end }: DateRange): number[] {
  const weeks = Math.ceil((end - start) / (7 * day))
  const every = Math.max(1, Math.ceil(weeks / most))
  return Array.from({ length: Math.ceil(weeks / every) }, (_, at) => start + at * every * 7 * day)
}
