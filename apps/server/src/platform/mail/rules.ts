import { secondsAfter } from '../clock.ts'
import type { MailOutcome } from './mail.ts'
import type { MailRow } from './tables.ts'

/** Minutes before each retry; the last value repeats. */
const pauses = [1, 5, 15, 60, 120, 240, 480]
const lastPause = 480
const minute = 60
/** JOB-062: hours of retrying, from the moment the mail was queued. */
const hoursOfTrying = 48

/**
 * Seconds after which another process may take over a mail; longer than the longest try, so that
 * the first process has surely ended.
 */
export const leaseSeconds = 5 * minute

export interface NextStep extends Pick<
  MailRow,
  'state' | 'nextTryAt' | 'sentAt' | 'failedAt' | 'reason' | 'lastError'
> {}

/**
 * The time of the next try, or undefined after `hoursOfTrying`. `tries` includes the failed try.
 */
export function nextTryOf(
  { queuedAt, tries }: Pick<MailRow, 'queuedAt' | 'tries'>,
  now: Date,
): Date | undefined {
  const end = secondsAfter(queuedAt, hoursOfTrying * 60 * minute)
  if (now >= end) return undefined
  const next = secondsAfter(now, (pauses[tries - 1] ?? lastPause) * minute)
  return next < end ? next : end
}

/** The new state of a mail after a try. */
export function stepAfter(
  mail: Pick<MailRow, 'queuedAt' | 'tries'>,
  outcome: MailOutcome,
  now: Date,
): NextStep {
  const open = { nextTryAt: null, sentAt: null, failedAt: null }
  if (outcome.is === 'sent')
    return { ...open, state: 'sent', sentAt: now, reason: null, lastError: '' }
  const told = { reason: outcome.reason, lastError: outcome.error }
  const next = outcome.is === 'later' ? nextTryOf(mail, now) : undefined
  if (next) return { ...open, ...told, state: 'queued', nextTryAt: next }
  return { ...open, ...told, state: 'failed', failedAt: now }
}
