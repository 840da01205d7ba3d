/** Milliseconds for which figures are cached, unless the caller says more. */
const usualTime = 5000
/**
 * Milliseconds that /readyz and /metrics wait for new figures: both must respond while the database
 * is busy.
 */
const patience = 500

/**
 * Caches figures and returns the last ones when the database does not respond soon.
 * @param first the value before the first result
 * @param keptFor milliseconds for which the figures are cached
 */
export function keptFigures<Figures>(
  read: () => Promise<Figures>,
  first: Figures,
  keptFor = usualTime,
): () => Promise<Figures> {
  let last = first
  let readAt = -Infinity
  let running: Promise<void> | undefined
  const refresh = async () => {
    try {
      last = await read()
      readAt = performance.now()
    } catch {
      // The database is unreachable; its own figures report that.
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
