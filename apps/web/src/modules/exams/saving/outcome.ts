import { NetworkFailure, ServerRefusal } from '@titian/site'
import type { Halt, SendOutcome } from './entry.ts'

const haltOf: Record<string, Halt> = {
  attemptTakenOver: 'takenOver',
  attemptClosed: 'closed',
  timeUp: 'timeUp',
}

/** Why the paper cannot be written any more from here, if that is what the refusal says. */
export function haltBy(error: unknown): Halt | undefined {
  if (!(error instanceof ServerRefusal)) return undefined
  const byReason = error.reason ? haltOf[error.reason] : undefined
  if (byReason) return byReason
  if (error.is('signIn')) return 'signIn'
  if (error.is('alreadyDone')) return 'closed'
  // The paper is there, as this page shows: it is another account that now asks for it.
  if (error.is('notFound')) return 'otherAccount'
  return error.is('noPermission') ? 'forbidden' : undefined
}

/** What a failed request means for the answers it carried. */
export function outcomeOf(error: unknown): SendOutcome {
  const halt = haltBy(error)
  if (halt) return { kind: 'halted', halt }
  if (error instanceof ServerRefusal && error.is('invalidInput')) return { kind: 'refused' }
  // The device itself knows whether it has a connection; with one it is the server that is away.
  const isOffline = error instanceof NetworkFailure && !navigator.onLine
  return { kind: 'unreachable', trouble: isOffline ? 'network' : 'server' }
}
