import { refusals, type ReasonName, type RefusalName } from '@titian/contract'

type Heard = string | number

const listeners = new Map<Heard, Set<() => void>>()

function hear(what: Heard, listener: () => void): () => void {
  const known = listeners.get(what) ?? new Set()
  listeners.set(what, known.add(listener))
  return () => known.delete(listener)
}

/** Hears each refusal with this reason, whatever call it answers. */
export function onReason(reason: ReasonName, listener: () => void): () => void {
  return hear(reason, listener)
}

/** Hears each refusal with the code of this one, whatever call it answers. */
export function onRefused(name: RefusalName, listener: () => void): () => void {
  return hear(refusals[name].code, listener)
}

export function announceRefused(what: unknown): void {
  if (typeof what === 'string' || typeof what === 'number')
    listeners.get(what)?.forEach((listener) => listener())
}
