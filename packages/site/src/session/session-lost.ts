type Listener = (path: string) => void

const listeners = new Set<Listener>()

/** FRM-067, FRM-068: hears each answer -1001; `path` is the call that got it. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceSessionLost(path: string): void {
  listeners.forEach((listener) => listener(path))
}
