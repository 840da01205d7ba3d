const key = 'titian.schoolHome'
/** Milliseconds after which a visitor starts at the top again: long enough for a reload, not for another day. */
const keptFor = 30 * 60_000

interface Place {
  /** Pixels scrolled. */
  scroll: number
  at: number
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false
  return 'scroll' in value && typeof value.scroll === 'number' && 'at' in value
}

function read(): Place | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isPlace(value) ? value : null
  } catch {
    return null
  }
}

/** FRM-090: where the visitor was on the school's home page; survives a reload. */
export const schoolHomeStore = {
  keep(scroll: number, now = Date.now()): void {
    try {
      localStorage.setItem(key, JSON.stringify({ scroll: Math.round(scroll), at: now }))
    } catch {
      // A browser that stores nothing starts at the top.
    }
  },
  place(now = Date.now()): number {
    const kept = read()
    return kept && now - kept.at < keptFor ? kept.scroll : 0
  },
}
