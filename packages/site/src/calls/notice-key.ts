type Listener = (key: string) => void

const listeners = new Set<Listener>()

/** OPS-079: each response names the notice of maintenance that the server knows. */
export function onNoticeKey(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Null if a response does not come from the server itself, for example from a load balancer. */
export function publishNoticeKey(key: string | null): void {
  if (key) listeners.forEach((listener) => listener(key))
}
