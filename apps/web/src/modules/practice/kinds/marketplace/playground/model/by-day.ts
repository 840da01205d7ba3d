/** Groups the entries by day, in order. */
export function byDay<Entry extends { day: number }>(
  entries: readonly Entry[],
): Map<number, Entry[]> {
  const days = new Map<number, Entry[]>()
  for (const entry of entries) {
    const ofDay = days.get(entry.day)
    if (ofDay) ofDay.push(entry)
    else days.set(entry.day, [entry])
  }
  return days
}
