/** Milliseconds for which figures are used again. */
const keptFor = 5000
/** Milliseconds that /readyz and /metrics wait for new ones: both must answer while the database is busy. */
const patience = 500

/**
 * Reads figures once at a time and answers the last ones where the database does not answer soon. @param first what is
 * answered before they were read for the first time
 */
export function keptFigures<Figures>(
  read: () => Promise<Figures>,
  first: Figures,
): () => Promise<Figures> {
  let last = first
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
