import { type DeliveryState, noResponseDays } from '@titian/contract'
import type { JobApplicationRow } from '../tables.ts'

const day = 24 * 60 * 60 * 1000

/** JOB-045: returns the time after which a company counts as not answering. */
export const silentFrom = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + noResponseDays * day)

/** Returns the latest delivery time of applications whose companies count as not answering. */
export const silentUntil = (now: Date): Date => new Date(now.getTime() - noResponseDays * day)

/**
 * JOB-045: returns the state that the student sees. After 30 days without an answer it is
 * `no_response`, which is not stored.
 */
export function deliveryStateOf(
  { state, deliveredAt }: Pick<JobApplicationRow, 'state' | 'deliveredAt'>,
  now: Date,
): DeliveryState {
  const isUnanswered = state === 'delivered' || state === 'viewed'
  return isUnanswered && silentFrom(deliveredAt) <= now ? 'no_response' : state
}
