import { type DeliveryState, noResponseDays } from '@titian/contract'
import type { JobApplicationRow } from '../tables.ts'

const day = 24 * 60 * 60 * 1000

/** The moment after which a company has not answered (JOB-045). */
export const silentFrom = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + noResponseDays * day)

/** Applications that were delivered until then have had no answer for so long. */
export const silentUntil = (now: Date): Date => new Date(now.getTime() - noResponseDays * day)

/** JOB-045: the state that the student reads. After 30 days without an answer it is `no_response`, which no row stores. */
export function deliveryStateOf(
  { state, deliveredAt }: Pick<JobApplicationRow, 'state' | 'deliveredAt'>,
  now: Date,
): DeliveryState {
  const isUnanswered = state === 'delivered' || state === 'viewed'
  return isUnanswered && silentFrom(deliveredAt) <= now ? 'no_response' : state
}
