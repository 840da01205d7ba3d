let running = 0
const listeners = new Set<() => void>()

/** FRM-140: the number of running calls, for the progress bar. */
export const activity = {
  count: () => running,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  begin(): () => void {
    running += 1
    listeners.forEach((listener) => listener())
    return () => {
      running -= 1
      listeners.forEach((listener) => listener())
    }
  },
}
