type Listener = (path: string) => void

const listeners = new Set<Listener>()

/** ACC-252: called for each refusal with 301. `path` is the call that was refused. */
export function onIdentityNeeded(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function publishIdentityNeeded(path: string): void {
  listeners.forEach((listener) => listener(path))
}
