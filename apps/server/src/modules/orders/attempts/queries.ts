import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { Notice } from '../../../platform/payment/payment.ts'
import { found } from '../../../platform/refusal.ts'
import { type AttemptMove, attemptAfter, openAttempts } from '../rules.ts'
import { type AttemptRow, type OrderRow, paymentAttempts } from '../tables.ts'

const own = ({ schoolId, id }: Pick<AttemptRow, 'schoolId' | 'id'>) =>
  and(eq(paymentAttempts.schoolId, schoolId), eq(paymentAttempts.id, id))

export async function insertAttempt(
  tx: Db,
  values: typeof paymentAttempts.$inferInsert,
): Promise<AttemptRow> {
  const [row] = await tx.insert(paymentAttempts).values(values).returning()
  return found(row)
}

/**
 * Names the attempt for the provider by the id of its row, which is known only after the insert.
 */
export async function nameAttempt(tx: Db, attempt: AttemptRow): Promise<AttemptRow> {
  const request = { ...attempt.request, attempt: String(attempt.id) }
  await tx.update(paymentAttempts).set({ request }).where(own(attempt))
  return { ...attempt, request }
}

/** Lists attempts of an order that the provider may still charge. */
export async function listOpen(
  db: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.schoolId, schoolId),
        eq(paymentAttempts.orderId, id),
        inArray(paymentAttempts.state, [...openAttempts]),
      ),
    )
    .orderBy(asc(paymentAttempts.id))
}

export async function lockAttempt(
  tx: Db,
  of: Pick<AttemptRow, 'schoolId' | 'id'>,
): Promise<AttemptRow> {
  const [row] = await tx.select().from(paymentAttempts).where(own(of)).for('update')
  return found(row)
}

export async function lockHeldAttempts(
  tx: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
) {
  return tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.schoolId, schoolId),
        eq(paymentAttempts.orderId, id),
        eq(paymentAttempts.state, 'held'),
      ),
    )
    .orderBy(asc(paymentAttempts.id))
    .for('update')
}

/** Returns the attempt whose money pays the order. */
export async function findPaying(
  tx: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.schoolId, schoolId),
        eq(paymentAttempts.orderId, id),
        eq(paymentAttempts.state, 'captured'),
      ),
    )
  return row
}

/**
 * Moves an attempt to another state along the transition table. Returns undefined if the table does
 * not allow this, or if the row is no longer in the state that was read.
 */
export async function moveAttempt(
  tx: Db,
  attempt: AttemptRow,
  move: AttemptMove,
  changes: Partial<
    Pick<
      AttemptRow,
      | 'reference'
      | 'payUrl'
      | 'receivedMinor'
      | 'receivedCurrency'
      | 'receivedAt'
      | 'payment'
      | 'askAt'
    >
  > = {},
): Promise<AttemptRow | undefined> {
  const state = attemptAfter(attempt.state, move)
  if (!state) return undefined
  const [row] = await tx
    .update(paymentAttempts)
    .set({ ...changes, state })
    .where(and(own(attempt), eq(paymentAttempts.state, attempt.state)))
    .returning()
  return row
}

/** Stores the provider's id, also for an ended attempt. */
export async function noteReference(
  tx: Db,
  attempt: Pick<AttemptRow, 'schoolId' | 'id'>,
  reference: string,
): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ reference })
    .where(and(own(attempt), isNull(paymentAttempts.reference)))
}

/** Stores the payment id of a reference, if it is unknown. */
export async function notePayment(
  db: Db,
  provider: string,
  { reference, payment }: { reference: string; payment: string },
): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ payment })
    .where(
      and(
        eq(paymentAttempts.provider, provider),
        eq(paymentAttempts.reference, reference),
        isNull(paymentAttempts.payment),
      ),
    )
}

export async function setAskAt(
  tx: Db,
  attempt: Pick<AttemptRow, 'schoolId' | 'id'>,
  askAt: Date | null,
): Promise<void> {
  await tx.update(paymentAttempts).set({ askAt }).where(own(attempt))
}

/**
 * Finds an attempt by the provider's reference or payment id, or else by the name that this product
 * gave the attempt.
 */
export async function findAttempt(
  db: Db,
  provider: string,
  { reference, attempt }: Notice,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, provider),
        or(eq(paymentAttempts.reference, reference), eq(paymentAttempts.payment, reference)),
      ),
    )
  if (row || attempt === undefined || !/^\d{1,15}$/.test(attempt)) return row
  const [named] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, provider),
        eq(paymentAttempts.id, Number(attempt)),
        isNull(paymentAttempts.reference),
      ),
    )
  return named
}

export async function listToAsk(db: Db, now: Date): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.state, [...openAttempts]), lte(paymentAttempts.askAt, now)))
    .orderBy(asc(paymentAttempts.askAt))
    .limit(200)
}

/** True when money of the order waits for a decision. */
export async function hasHeldMoney(tx: Db, { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>) {
  const held = and(
    eq(paymentAttempts.schoolId, schoolId),
    eq(paymentAttempts.orderId, id),
    sql`${paymentAttempts.state} = 'held'`,
  )
  return (await tx.$count(paymentAttempts, held)) > 0
}
