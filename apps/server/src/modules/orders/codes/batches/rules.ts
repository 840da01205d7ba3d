import type { CodeBatch } from '@titian/contract'
import type { BatchRow } from '../../tables.ts'

export interface Counts {
  redeemed: number
  revoked: number
}

type Batch = Pick<BatchRow, 'quantity' | 'startsAt' | 'endsAt' | 'downloadedAt'> & Counts

/** Returns the state of a batch as a whole. */
export function stateOf(batch: Batch, now: Date): CodeBatch['state'] {
  const { quantity, redeemed, revoked, startsAt, endsAt, downloadedAt } = batch
  if (redeemed === quantity) return 'usedUp'
  if (redeemed + revoked >= quantity) return 'revoked'
  if (endsAt && endsAt <= now) return 'expired'
  if (!downloadedAt) return 'waiting'
  return startsAt && startsAt > now ? 'notYet' : 'open'
}

/** ORD-090: true for more coins than one staff member may issue. */
export function isAboveLimit(
  { coins, quantity }: Pick<BatchRow, 'coins' | 'quantity'>,
  creditLimit: number,
): boolean {
  return coins * quantity > creditLimit
}
