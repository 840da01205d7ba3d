/** A page that says nothing for so long is closed, where the browser cannot tell, in milliseconds. */
const silence = 60_000

const openHere = new Set<string>()
const lockOf = (id: string) => `titian.watched.${id}`

/** Browsers without locks, or pages without a secure address, have none. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

/** Marks the reports of this page as its own until it is left or closed; answers how to let go of them. */
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

/** Whether some page, also of another tab, still sends these itself. */
export async function isPageOpen(id: string, at: number): Promise<boolean> {
  if (openHere.has(id)) return true
  const known = await locks()
    ?.query()
    .catch(() => undefined)
  if (!known) return Date.now() - at < silence
  return known.held?.some(({ name }) => name === lockOf(id)) ?? false
}
