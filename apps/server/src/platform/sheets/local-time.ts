/** Maximum cached zone formats; about 600 names exist, in any letter case. */
const mostKept = 700
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The Swedish format is `2026-03-01 08:30:00`. Cached, because creating a format takes as long as
 * formatting a hundred moments.
 */
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

/** Writes `2026-03-01 08:30:00` in the reader's time zone. */
export const localTime = (moment: Date, timeZone: string): string =>
  formatOf(timeZone).format(moment)
