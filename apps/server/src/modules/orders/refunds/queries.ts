import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { type OrderRow, type RefundRow, refunds } from '../tables.ts'

const own = ({ schoolId, id }: Pick<RefundRow, 'schoolId' | 'id'>) =>
  and(eq(refunds.schoolId, schoolId), eq(refunds.id, id))

/** Inserts a refund; undefined when the order has a refund with the same key. */
export async function insertRefund(
  tx: Db,
  values: typeof refunds.$inferInsert,
): Promise<RefundRow | undefined> {
  const [row] = await tx
    .insert(refunds)
    .values(values)
    .onConflictDoNothing({ target: [refunds.orderId, refunds.key] })
    .returning()
  return row
}

export async function findByKey(
  db: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
  key: string,
): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.schoolId, schoolId), eq(refunds.orderId, id), eq(refunds.key, key)))
  return row
}

export async function getRefund(db: Db, schoolId: number, id: number): Promise<RefundRow> {
  const [row] = await db.select().from(refunds).where(own({ schoolId, id }))
  return found(row)
}

export async function lockRefund(tx: Db, schoolId: number, id: number): Promise<RefundRow> {
  const [row] = await tx.select().from(refunds).where(own({ schoolId, id })).for('update')
  return found(row)
}

export async function changeRefund(
  tx: Db,
  refund: Pick<RefundRow, 'schoolId' | 'id'>,
  changes: Partial<RefundRow>,
): Promise<RefundRow> {
  const [row] = await tx.update(refunds).set(changes).where(own(refund)).returning()
  return found(row)
}

export async function findById(db: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

export async function listOf(db: Db, { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>) {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.schoolId, schoolId), eq(refunds.orderId, id)))
    .orderBy(desc(refunds.id))
}

/**
 * Returns the sums of an order's refunds that are granted and not paid yet.
 * @param except the refund that is being decided
 */
export async function promisedOf(
  tx: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
  except?: number,
): Promise<{ amount: number; coins: number }> {
  const { rows } = await tx.execute<{ amount: number; coins: number }>(sql`
    select coalesce(sum(amount_minor), 0)::int as amount, coalesce(sum(coins), 0)::int as coins from refunds
    where school_id = ${schoolId} and order_id = ${id} and kind in ('asked', 'staff', 'dispute')
      and state in ('granted', 'failed') and id <> ${except ?? 0}`)
  return { amount: Number(rows[0]?.amount ?? 0), coins: Number(rows[0]?.coins ?? 0) }
}

/** Returns how much of the part that was paid online has been refunded. */
export async function onlineGivenBack(
  tx: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
  except?: number,
): Promise<number> {
  const { rows } = await tx.execute<{ amount: number }>(sql`
    select coalesce(sum(amount_minor - coins), 0)::int as amount from refunds
    where school_id = ${schoolId} and order_id = ${id} and kind in ('asked', 'staff', 'dispute')
      and state in ('granted', 'failed', 'refunded') and id <> ${except ?? 0}`)
  return Number(rows[0]?.amount ?? 0)
}

/** Lists and locks the granted, unpaid refunds, the newest first. */
export async function lockPromised(
  tx: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.schoolId, schoolId),
        eq(refunds.orderId, id),
        inArray(refunds.state, ['granted', 'failed']),
      ),
    )
    .orderBy(desc(refunds.id))
    .for('update')
}

export async function listDue(db: Db, now: Date): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'granted'), lte(refunds.tryAt, now)))
    .orderBy(asc(refunds.tryAt))
    .limit(100)
}
