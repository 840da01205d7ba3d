/** Both demo schools are in Malaysia, which has no summer time. */
const zoneHours = 8
const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** Returns the time so many days after today, at an hour in the school's time zone. */
export function schoolTime(now: Date, days: number, hour: number, minute = 0): Date {
  const midnight = Math.floor((now.getTime() + zoneHours * hourMs) / dayMs) * dayMs
  return new Date(midnight + days * dayMs + (hour - zoneHours) * hourMs + minute * 60_000)
}

/** Returns the last minute of a day. */
export const endOfDay = (now: Date, days: number): Date => schoolTime(now, days, 23, 59)

/** Returns a working hour about so many days ago; never in the future. */
export function atWork(now: Date, daysAgo: number): Date {
  const [whole, minutes] = [Math.floor(daysAgo), Math.round(daysAgo * 1009) % 420]
  const at = schoolTime(now, -whole, 9, minutes)
  return at < now ? at : schoolTime(now, -whole - 1, 9, minutes)
}
