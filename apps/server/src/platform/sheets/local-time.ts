/** Zones whose format is kept; there are some 600 names, which may be written in small and large letters. */
const mostKept = 700
const formats = new Map<string, Intl.DateTimeFormat>()

/** Swedes write a moment as a machine does. To make a format takes as long as to write a hundred moments with it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone)
  if (kept) return kept
  if (formats.size >= mostKept) formats.clear()
  const [date, time] = [
    { year: 'numeric', month: 'numeric', day: 'numeric' },
    { hour: 'numeric', minute: 'numeric', second: 'numeric' },
  ] as const
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...date, ...time })
  formats.set(timeZone, format)
  return format
}

/** `2026-03-01 08:30:00` where the reader is. */
export const localTime = (moment: Date, timeZone: string): string =>
  formatOf(timeZone).format(moment)
