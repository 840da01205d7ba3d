type Listener = (path: string, code: number) => void

const listeners = new Set<Listener>()

/**
 * FRM-067, FRM-068: called for each response that ends the session. `path` is the call that was
 * refused. The code -1001 ends the session, and so does any failure code of the login info (ACC-070
 * to ACC-073).
 */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function publishSessionLost(path: string, code: number): void {
  listeners.forEach((listener) => listener(path, code))
}
