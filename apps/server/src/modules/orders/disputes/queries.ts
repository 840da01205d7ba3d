import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { type AttemptRow, type DisputeRow, disputes, type OrderRow } from '../tables.ts'

/** Finds a dispute by the provider's id. */
export async function findDispute(
  tx: Db,
  provider: string,
  reference: string,
): Promise<DisputeRow | undefined> {
  const [row] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.provider, provider), eq(disputes.reference, reference)))
  return row
}

export async function insertDispute(
  tx: Db,
  values: typeof disputes.$inferInsert,
): Promise<DisputeRow> {
  const [row] = await tx.insert(disputes).values(values).returning()
  return found(row)
}

export async function closeDispute(
  tx: Db,
  { schoolId, id }: DisputeRow,
  closed: { state: 'won' | 'lost'; closedAt: Date },
): Promise<void> {
  await tx
    .update(disputes)
    .set(closed)
    .where(and(eq(disputes.schoolId, schoolId), eq(disputes.id, id)))
}

export async function hasOpen(tx: Db, { schoolId, id }: AttemptRow): Promise<boolean> {
  const open = and(
    eq(disputes.schoolId, schoolId),
    eq(disputes.attemptId, id),
    sql`${disputes.state} = 'open'`,
  )
  return (await tx.$count(disputes, open)) > 0
}

export async function listOf(
  db: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
): Promise<DisputeRow[]> {
  return db
    .select()
    .from(disputes)
    .where(and(eq(disputes.schoolId, schoolId), eq(disputes.orderId, id)))
    .orderBy(asc(disputes.id))
}
