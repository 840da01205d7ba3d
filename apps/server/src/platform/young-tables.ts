import { sql } from 'drizzle-orm'
import type { Db } from './database/database.ts'

/** Number of rows from which the planner uses indexes. */
const known = 1000
/** Rows that a process adds between two checks. */
const each = 100

/**
 * Analyses tables that grow by hundreds of rows within a minute while the planner still assumes
 * that they are small; call `note` for each new row of the first table. A connection caches the
 * plan from a nearly empty table and scans all rows for each foreign key check until the tables are
 * analysed. Autovacuum does that after a minute, when a school may already be in its first large
 * examination. A never analysed table is not assumed to be small.
 */
export function createGrowthWatch(tables: readonly [string, ...string[]]) {
  let added = 0
  return {
    async note(db: Db): Promise<void> {
      added += 1
      if (added < each) return
      added = 0
      const { rows } = await db.execute(
        sql`select 1 from pg_class where oid = ${tables[0]}::regclass and reltuples between 0 and ${known}`,
      )
      // Skips tables that another process is analysing.
      if (rows.length > 0) await db.execute(sql.raw(`analyze (skip_locked) ${tables.join(', ')}`))
    },
  }
}
