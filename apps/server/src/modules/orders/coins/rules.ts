import type { Entry } from './queries.ts'

interface Coins {
  schoolId: number
  userId: number
  orderId: number
  amount: number
}

/** Reserves free coins until the provider's part is paid (ORD-078). */
export const holdEntry = ({ schoolId, userId, orderId, amount }: Coins): Entry => ({
  schoolId,
  kind: 'hold',
  key: `hold ${orderId}`,
  orderId,
  postings: [
    { account: 'coins', userId, amount: -amount },
    { account: 'hold', userId, amount },
  ],
})

export const releaseEntry = ({ schoolId, userId, orderId, amount }: Coins): Entry => ({
  schoolId,
  kind: 'release',
  key: `release ${orderId}`,
  orderId,
  postings: [
    { account: 'coins', userId, amount },
    { account: 'hold', userId, amount: -amount },
  ],
})

/**
 * Takes the coins for a paid order. @param held the part of the amount that is reserved for the
 * order; the rest is taken from the free coins
 */
export const captureEntry = (
  { schoolId, userId, orderId, amount }: Coins,
  held: number,
): Entry => ({
  schoolId,
  kind: 'capture',
  key: `capture ${orderId}`,
  orderId,
  postings: [
    ...(amount > held ? [{ account: 'coins' as const, userId, amount: held - amount }] : []),
    ...(held > 0 ? [{ account: 'hold' as const, userId, amount: -held }] : []),
    { account: 'sales', amount },
  ],
})

export const refundEntry = (
  { schoolId, userId, orderId, amount }: Coins,
  refundId: number,
): Entry => ({
  schoolId,
  kind: 'refund',
  key: `refund ${refundId}`,
  orderId,
  postings: [
    { account: 'coins', userId, amount },
    { account: 'sales', amount: -amount },
  ],
})

export const creditEntry = (
  { schoolId, userId, amount }: Omit<Coins, 'orderId'>,
  creditId: number,
  note: string,
): Entry => ({
  schoolId,
  kind: 'grant',
  key: `credit ${creditId}`,
  note,
  postings: [
    { account: 'coins', userId, amount },
    { account: 'promo', amount: -amount },
  ],
})

/** Returns the entry that books the coins of an activation code (ORD-052). */
export const codeEntry = (
  { schoolId, userId, amount }: Omit<Coins, 'orderId'>,
  codeId: number,
  note: string,
): Entry => ({
  schoolId,
  kind: 'code',
  key: `code ${codeId}`,
  note,
  postings: [
    { account: 'coins', userId, amount },
    { account: 'promo', amount: -amount },
  ],
})
