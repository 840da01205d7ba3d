let end: string | null = null
const listeners = new Set<() => void>()

/** OPS-082: the deadline of the paper that is open on this page; null without one. */
export const paperEnd = {
  read: (): string | null => end,
  set(next: string | null): void {
    end = next
    listeners.forEach((listener) => listener())
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
