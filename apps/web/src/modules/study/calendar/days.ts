/** Days are local days of the browser, by noon, so that no change of the clock moves them. */
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

/** The same day of another month, or that month's last. */
export function addMonths(day: Day, months: number): Day {
  const moment = noonOf(day)
  const last = new Date(moment.getFullYear(), moment.getMonth() + months + 1, 0)
  return dayOf(
    new Date(last.getFullYear(), last.getMonth(), Math.min(moment.getDate(), last.getDate()), 12),
  )
}

export const monthOf = (day: Day) => day.slice(0, 7)

/** The six weeks that a month is shown in, from a Monday on. */
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

/** Where a key leads from a day of the grid; undefined where it leads nowhere. */
export function dayByKey(day: Day, key: string): Day | undefined {
  return steps[key]?.(day)
}
