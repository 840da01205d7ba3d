import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type EventRow, orders, paymentAttempts, providerEvents } from '../tables.ts'

/** Stores a notice of a provider; undefined when the same notice is already stored. */
export async function storeEvent(
  db: Db,
  values: typeof providerEvents.$inferInsert,
): Promise<number | undefined> {
  const [row] = await db
    .insert(providerEvents)
    .values(values)
    .onConflictDoNothing({ target: [providerEvents.provider, providerEvents.eventId] })
    .returning({ id: providerEvents.id })
  return row?.id
}

export async function findUnhandled(db: Db, id: number): Promise<EventRow | undefined> {
  const [row] = await db
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.id, id), isNull(providerEvents.handledAt)))
  return row
}

/**
 * Locks a notice until it is handled; undefined when it was handled or another process handles it.
 */
export async function lockEvent(tx: Db, id: number): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.id, id), isNull(providerEvents.handledAt)))
    .for('update')
  return row
}

export async function completeEvent(
  tx: Db,
  id: number,
  handled: Partial<Pick<EventRow, 'schoolId' | 'attemptId'>> & { result: string; handledAt: Date },
  claimedSchool?: number,
): Promise<void> {
  // An unknown school in a notice is stored as null.
  const namedSchool = sql`(select id from schools where id = ${claimedSchool ?? 0})`
  await tx
    .update(providerEvents)
    .set({ ...handled, schoolId: handled.schoolId ?? namedSchool })
    .where(eq(providerEvents.id, id))
}

/** Lists stored notices that were not handled, for example after a crash. */
export async function listUnhandled(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(isNull(providerEvents.handledAt))
    .orderBy(asc(providerEvents.id))
    .limit(200)
  return rows.map(({ id }) => id)
}

/** Minutes after which a payment that is still open at the provider is unusual. */
const usualMinutes = 15

/** OPS-051: counts what waits for a provider or for a person, in all schools. */
export async function countPayments(db: Db, now: Date) {
  const moment = now.toISOString()
  const { rows } = await db.execute<Record<'notices' | 'oldest' | 'open' | 'held', string | null>>(
    sql`select notices, oldest,
      (select count(*) from ${paymentAttempts} where state in ('created', 'pending')
        and created_at < ${moment}::timestamptz - make_interval(mins => ${usualMinutes})) as open,
      (select count(*) from ${orders} where money_review) as held
      from (select count(*) as notices, extract(epoch from ${moment}::timestamptz - min(received_at)) as oldest
        from ${providerEvents} where handled_at is null) waiting`,
  )
  const { notices, oldest, open, held } = rows[0] ?? {}
  return {
    notices: Number(notices ?? 0),
    oldestNoticeSeconds: Math.max(0, Number(oldest ?? 0)),
    open: Number(open ?? 0),
    inReview: Number(held ?? 0),
  }
}
