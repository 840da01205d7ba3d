import type { ReasonName } from '@titian/contract'

const listeners = new Map<string, Set<() => void>>()

/** Hears each refusal with this reason, whatever call it answers. */
export function onReason(reason: ReasonName, listener: () => void): () => void {
  const known = listeners.get(reason) ?? new Set()
  listeners.set(reason, known.add(listener))
  return () => known.delete(listener)
}

export function announceReason(reason: unknown): void {
  if (typeof reason === 'string') listeners.get(reason)?.forEach((listener) => listener())
}
