/** FRM-405: bytes of the stored files of a school, and the most that there may be. */
export interface StorageFigure {
  schoolId: number
  /** FRM-412: null until the files of the school are counted. */
  storage: { used: number; most: number } | null
}

export type ReadStorage = () => Promise<readonly StorageFigure[]>

/** Milliseconds for which figures are used again. */
const keptFor = 5000
/** Milliseconds that /readyz and /metrics wait for new ones: both must answer while the database is busy. */
const patience = 500

/** Reads the figures once at a time and answers the last ones where the database does not answer soon. */
export function storageFigures(read: ReadStorage): ReadStorage {
  let last: readonly StorageFigure[] = []
  let readAt = -Infinity
  let running: Promise<void> | undefined
  const refresh = async () => {
    try {
      last = await read()
      readAt = performance.now()
    } catch {
      // The database is away; its own figures show that.
    } finally {
      running = undefined
    }
  }
  return async () => {
    if (performance.now() - readAt < keptFor) return last
    running ??= refresh()
    let timer: NodeJS.Timeout | undefined
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience)
    })
    await Promise.race([running, waited])
    clearTimeout(timer)
    return last
  }
}
