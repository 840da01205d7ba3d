type Listener = (path: string) => void

const listeners = new Set<Listener>()

/** ACC-252: called for each answer 301; `path` is the call that received it. */
export function onIdentityNeeded(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function publishIdentityNeeded(path: string): void {
  listeners.forEach((listener) => listener(path))
}
