/** A period; both ends belong to it. */
export interface Dates {
  startAt: Date
  endAt: Date
}

interface Bounds {
  startAt: Date | null
  endAt: Date | null
}

export const later = (at: Date, by: number): Date => new Date(at.getTime() + by)

const timeOf = (at: Date | null) => at?.getTime() ?? null

/** True when dates lie within those of a programme; false for a programme without dates. */
export function liesWithin({ startAt, endAt }: Dates, bounds: Bounds): boolean {
  if (bounds.startAt === null || bounds.endAt === null) return false
  return startAt >= bounds.startAt && endAt <= bounds.endAt
}

/**
 * TRN-065: returns the new dates of a chapter when those of its programme change; null when none
 * remain.
 */
export function movedDates(dates: Dates, before: Bounds, after: Bounds): Dates | null {
  const [from, to] = [timeOf(before.startAt), timeOf(after.startAt)]
  const [fromEnd, toEnd] = [timeOf(before.endAt), timeOf(after.endAt)]
  if (after.startAt === null || after.endAt === null || to === null || toEnd === null) return null
  if (from !== null && fromEnd !== null && to - from === toEnd - fromEnd)
    return { startAt: later(dates.startAt, to - from), endAt: later(dates.endAt, to - from) }
  const startAt = new Date(Math.max(dates.startAt.getTime(), to))
  const endAt = new Date(Math.min(dates.endAt.getTime(), toEnd))
  return startAt < endAt ? { startAt, endAt } : null
}

interface Bounds {
  startAt: Date | null
  endAt: Date | null
}

/** True when the beginning or the end has changed. */
export const haveMoved = (before: Bounds, after: Bounds): boolean =>
  before.startAt?.getTime() !== after.startAt?.getTime() ||
  before.endAt?.getTime() !== after.endAt?.getTime()
