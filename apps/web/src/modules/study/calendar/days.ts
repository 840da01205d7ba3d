/** A day is computed at local noon, so that clock changes do not shift it. */
export type Day = string

const two = (part: number) => String(part).padStart(2, '0')

export function dayOf(moment: Date): Day {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

export const noonOf = (day: Day) => new Date(`${day}T12:00:00`)

export function addDays(day: Day, days: number): Day {
  const moment = noonOf(day)
  moment.setDate(moment.getDate() + days)
  return dayOf(moment)
}

/** Returns the same day of another month, or the last day of that month. */
export function addMonths(day: Day, months: number): Day {
  const moment = noonOf(day)
  const last = new Date(moment.getFullYear(), moment.getMonth() + months + 1, 0)
  return dayOf(
    new Date(last.getFullYear(), last.getMonth(), Math.min(moment.getDate(), last.getDate()), 12),
  )
}

export const monthOf = (day: Day) => day.slice(0, 7)

/** Returns the six weeks that show a month, starting on a Monday. */
export function gridOf(day: Day): Day[] {
  const first = `${monthOf(day)}-01`
  const monday = addDays(first, -((noonOf(first).getDay() + 6) % 7))
  return Array.from({ length: 42 }, (_, index) => addDays(monday, index))
}

const steps: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -((noonOf(day).getDay() + 6) % 7)),
  End: (day) => addDays(day, 6 - ((noonOf(day).getDay() + 6) % 7)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** Returns the day to which a key moves; undefined for other keys. */
export function dayByKey(day: Day, key: string): Day | undefined {
  return steps[key]?.(day)
}
