type Listener = (path: string, code: number) => void

const listeners = new Set<Listener>()

/**
 * FRM-067, FRM-068: called on each answer that ends the session; `path` is the call that got it. Besides -1001
 * that is any failing code of the login info (ACC-070 to ACC-073).
 */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function publishSessionLost(path: string, code: number): void {
  listeners.forEach((listener) => listener(path, code))
}
