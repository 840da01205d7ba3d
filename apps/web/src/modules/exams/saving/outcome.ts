import { NetworkFailure, ServerRefusal } from '@titian/site'
import type { Halt, SendOutcome } from './entry.ts'

const haltOf: Record<string, Halt> = {
  attemptTakenOver: 'takenOver',
  attemptClosed: 'closed',
  timeUp: 'timeUp',
}

/** Returns why this page can no longer write the paper, if the refusal says why. */
export function haltBy(error: unknown): Halt | undefined {
  if (!(error instanceof ServerRefusal)) return undefined
  const byReason = error.reason ? haltOf[error.reason] : undefined
  if (byReason) return byReason
  if (error.is('signIn')) return 'signIn'
  if (error.is('alreadyDone')) return 'closed'
  // This page shows the paper, so the paper exists. The refusal therefore means that another
  // account is signed in now.
  if (error.is('notFound')) return 'otherAccount'
  return error.is('noPermission') ? 'forbidden' : undefined
}

/** Returns what a failed request means for the answers in it. */
export function outcomeOf(error: unknown): SendOutcome {
  const halt = haltBy(error)
  if (halt) return { kind: 'halted', halt }
  if (error instanceof ServerRefusal && error.is('invalidInput')) return { kind: 'refused' }
  // Without a connection the network is the cause, otherwise the server.
  const isOffline = error instanceof NetworkFailure && !navigator.onLine
  const seconds = error instanceof ServerRefusal ? error.retryAfter : null
  const busy = seconds === null ? {} : { retryAfter: seconds * 1000 }
  return { kind: 'unreachable', trouble: isOffline ? 'network' : 'server', ...busy }
}
