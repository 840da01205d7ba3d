import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { retentionRuns } from './tables.ts'

/** A table whose rows are removed when they are old. */
export interface AgingTable {
  /** The name of the rows in `retention_runs`. */
  kind: 'audit' | 'notices'
  table: PgTable
  /** Ids grow with time, so the oldest rows are found by the primary key. */
  id: PgColumn
  at: PgColumn
}

/** The number of rows that one transaction removes, so that it locks them for a short time only. */
const usualBatch = 5000

/** Milliseconds after which a run ends; the next night removes more. */
const longestRun = 20 * 60_000

/** The moment before which rows are old; undefined if they are kept without an end. */
function keptFrom(now: Date, years: number): Date | undefined {
  if (years === 0) return undefined
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - years)
  return moment
}

async function removeBatch(
  db: Db,
  runId: number,
  { table, id, at }: AgingTable,
  { before, batch }: { before: Date; batch: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ count: number }>(sql`
      with oldest as (select ${id} as id, ${at} as at from ${table} order by ${id} limit ${batch}),
      removed as (
        delete from ${table}
        where ${id} in (select id from oldest where at < ${before.toISOString()}::timestamptz)
        returning 1)
      select count(*)::int as count from removed`)
    const count = rows[0]?.count ?? 0
    await tx
      .update(retentionRuns)
      .set({ removed: sql`${retentionRuns.removed} + ${count}` })
      .where(eq(retentionRuns.id, runId))
    return count
  })
}

/**
 * OPS-006, OPS-007: removes the rows that are older than `years`, and records how many they were. The record is
 * changed together with each batch, so that it is true after a crash too.
 */
export async function removeOld(
  db: Db,
  clock: Clock,
  aging: AgingTable,
  years: number,
  batch = usualBatch,
): Promise<void> {
  const startedAt = clock.now()
  const before = keptFrom(startedAt, years)
  if (!before) return
  const [run] = await db
    .insert(retentionRuns)
    .values({ kind: aging.kind, keptFrom: before, startedAt })
    .returning({ id: retentionRuns.id })
  if (!run) return
  const end = Date.now() + longestRun
  while ((await removeBatch(db, run.id, aging, { before, batch })) > 0 && Date.now() < end);
  const [oldest] = await db
    .select({ at: sql<string>`${aging.at}` })
    .from(aging.table)
    .orderBy(aging.id)
    .limit(1)
  await db
    .update(retentionRuns)
    .set({ endedAt: clock.now(), oldestAt: oldest ? new Date(oldest.at) : null })
    .where(eq(retentionRuns.id, run.id))
}
