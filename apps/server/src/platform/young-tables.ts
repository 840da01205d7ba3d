import { sql } from 'drizzle-orm'
import type { Db } from './database/database.ts'

/** A table of which the planner knows so many rows is searched by its indexes. */
const known = 1000
/** Rows that a process adds before it looks again. */
const each = 100

/**
 * Renews the statistics of tables that grow by hundreds of rows within a minute, while the planner still takes them for
 * small; `note` is called for each row of the first one. A connection keeps the plan that it made when there were a few
 * rows, and reads all of them for each reference to a row, until the tables are analysed. PostgreSQL does that by itself
 * after a minute, in which a school may have begun its first large examination. A table that was never analysed is not
 * taken for small.
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
      // What another process analyses at this moment is left to it.
      if (rows.length > 0) await db.execute(sql.raw(`analyze (skip_locked) ${tables.join(', ')}`))
    },
  }
}
