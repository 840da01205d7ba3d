import { refusals, type ReasonName, type RefusalName } from '@titian/contract'

type Cause = string | number

const listeners = new Map<Cause, Set<() => void>>()

function listenTo(what: Cause, listener: () => void): () => void {
  const known = listeners.get(what) ?? new Set()
  listeners.set(what, known.add(listener))
  return () => known.delete(listener)
}

/** Calls the listener on each refusal with this reason, whichever call was refused. */
export function onReason(reason: ReasonName, listener: () => void): () => void {
  return listenTo(reason, listener)
}

/**
 * Calls the listener on each refusal with the same code as this refusal, whichever call was
 * refused.
 */
export function onRefused(name: RefusalName, listener: () => void): () => void {
  return listenTo(refusals[name].code, listener)
}

export function publishRefusal(what: unknown): void {
  if (typeof what === 'string' || typeof what === 'number')
    listeners.get(what)?.forEach((listener) => listener())
}
