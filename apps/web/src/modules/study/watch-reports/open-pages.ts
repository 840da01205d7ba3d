/**
 * Milliseconds without a sign of life after which a page counts as closed, if the browser has no
 * locks.
 */
const silence = 60_000

const openHere = new Set<string>()
const lockOf = (id: string) => `titian.watched.${id}`

/** Undefined in browsers without locks or without HTTPS. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

/**
 * Locks the reports of this page until it is left or closed; returns a function that releases them.
 */
export function lockReports(id: string): () => void {
  openHere.add(id)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  locks()
    ?.request(lockOf(id), () => released)
    .catch(() => undefined)
  return () => {
    openHere.delete(id)
    release()
  }
}

/** Returns whether a page, also in another tab, still sends these reports. */
export async function isPageOpen(id: string, at: number): Promise<boolean> {
  if (openHere.has(id)) return true
  const known = await locks()
    ?.query()
    .catch(() => undefined)
  if (!known) return Date.now() - at < silence
  return known.held?.some(({ name }) => name === lockOf(id)) ?? false
}
