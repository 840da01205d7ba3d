import { progressRules, type StudyProcess } from '@titian/contract'

export interface StudiedDay {
  /** For example 2026-11-02. */
  day: string
  seconds: number
}

const dayMilliseconds = 86_400_000
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** Uses calendar dates, so that clock changes have no effect. */
export function dayAfter(day: string, days: number): string {
  return new Date(noon(day).getTime() + days * dayMilliseconds).toISOString().slice(0, 10)
}

export function mondayOf(day: string): string {
  return dayAfter(day, -((noon(day).getUTCDay() + 6) % 7))
}

/**
 * Returns the number of consecutive study days. A day without study does not end the streak while
 * it is today.
 */
function streakOf(seconds: ReadonlyMap<string, number>, today: string): number {
  const studied = (day: string) => (seconds.get(day) ?? 0) > 0
  let day = studied(today) ? today : dayAfter(today, -1)
  let count = 0
  while (studied(day)) {
    count += 1
    day = dayAfter(day, -1)
  }
  return count
}

/**
 * CRS-194: returns the data of the strip that shows the study days, and of the sentence beside it.
 * `studied` has each day once, in any order.
 */
export function foldDays(studied: readonly StudiedDay[], today: string): StudyProcess {
  const seconds = new Map(studied.map((one) => [one.day, one.seconds]))
  const thisMonday = mondayOf(today)
  const first = dayAfter(thisMonday, -7 * (progressRules.shownWeeks - 1))
  const days: StudiedDay[] = []
  const weeks = new Map<string, number>()
  for (let day = first; day <= today; day = dayAfter(day, 1)) {
    const ofDay = seconds.get(day) ?? 0
    days.push({ day, seconds: ofDay })
    const monday = mondayOf(day)
    weeks.set(monday, (weeks.get(monday) ?? 0) + ofDay)
  }
  const thisWeek = weeks.get(thisMonday) ?? 0
  const ordered = [...weeks].map(([monday, sum]) => ({ monday, seconds: sum }))
  const best = ordered.reduce((most, one) => (one.seconds >= most.seconds ? one : most))
  const better = ordered.findLast((one) => one.monday < thisMonday && one.seconds >= thisWeek)
  return {
    today,
    days,
    streak: streakOf(seconds, today),
    thisWeek,
    bestWeek: best.seconds > 0 ? best : null,
    betterWeek: thisWeek > 0 ? (better?.monday ?? null) : null,
  }
}
