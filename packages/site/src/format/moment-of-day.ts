const day = /^\d{4}-\d{2}-\d{2}$/

/**
 * The first or the last moment of a day in the reader's time zone; undefined for an invalid date.
 */
export function momentOfDay(date: string | undefined, edge: 'first' | 'last'): string | undefined {
  if (!date || !day.test(date)) return undefined
  const time = edge === 'first' ? '00:00:00.000' : '23:59:59.999'
  const moment = new Date(`${date}T${time}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
