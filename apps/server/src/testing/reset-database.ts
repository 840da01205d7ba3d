import type { DatabasePool } from '../platform/database/pool.ts'

/** Smaller ids belong to PostgreSQL's system tables. */
const firstOwnId = 16_384

const shapeParts = [
  `select string_agg(concat_ws(' ', oid, nspname), ',' order by oid) from pg_namespace`,
  `select string_agg(concat_ws(' ', oid, relname), ',' order by oid) from pg_class where oid >= ${firstOwnId}`,
  `select string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull), ',' order by attrelid, attnum)
    from pg_attribute where attrelid >= ${firstOwnId}`,
  `select string_agg(concat_ws(' ', oid, md5(adbin::text)), ',' order by oid) from pg_attrdef`,
  `select string_agg(concat_ws(' ', oid, conname), ',' order by oid) from pg_constraint`,
  `select string_agg(concat_ws(' ', oid, tgname, tgenabled), ',' order by oid) from pg_trigger`,
  `select string_agg(concat_ws(' ', oid, proname, md5(prosrc)), ',' order by oid)
    from pg_proc where oid >= ${firstOwnId}`,
]

/** The state of a database before any test. */
export interface Beginning {
  /** A hash of the table definitions, which reveals a test that changed them. */
  shape: string
  /** The ids of tables without statistics. */
  uncounted: readonly number[]
}

export async function beginningOf(pool: DatabasePool): Promise<Beginning> {
  const shape = `select md5(concat_ws(';', ${shapeParts.map((part) => `(${part})`).join(', ')}))`
  const uncounted = `select oid::int from pg_class where relkind = 'r' and reltuples = -1 and oid >= ${firstOwnId}`
  const { rows } = await pool.query(`select (${shape}) as shape, array(${uncounted}) as uncounted`)
  const [found] = rows as Beginning[]
  if (!found) throw new Error('The database does not tell how its tables are made.')
  return found
}

/** Tables with rows or allocated pages, except the migrations. */
const usedTables = `select relname as name, pg_relation_size(oid) > 500000 as large from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and pg_relation_size(oid) > 0`

const usedSequences = `select sequencename as name, start_value as start from pg_sequences
  where schemaname = 'public' and last_value is not null`

/**
 * Deletes all rows and restarts all sequences. Truncating would create new files for all tables,
 * which takes ten times as long as deleting a test's few rows.
 */
export async function removeRows(pool: DatabasePool, { uncounted }: Beginning): Promise<void> {
  const tables = (await pool.query(usedTables)).rows as { name: string; large: boolean }[]
  const sequences = (await pool.query(usedSequences)).rows as { name: string; start: string }[]
  const names = tables.map(({ name }) => `"${name}"`)
  if (names.length > 0) {
    // The replica role bypasses the triggers that forbid deleting booked rows.
    const removals = names.map((name) => `delete from ${name};`).join(' ')
    await pool.script(`begin; set local session_replication_role = replica; ${removals} commit`)
    // Deleted rows stay in the table until a vacuum, and would slow later tests down.
    await pool.script(`vacuum ${names.join(', ')}`)
    // An index keeps the pages of deleted rows, and the planner would rate it as more expensive
    // than a new one.
    for (const { name } of tables.filter(({ large }) => large))
      await pool.script(`reindex table "${name}"`)
    // Deletes the planner statistics, as for new tables.
    await pool.script(`delete from pg_statistic where starelid >= ${firstOwnId}`)
    await pool.script(
      `update pg_class set reltuples = -1 where oid = any('{${uncounted.join()}}') and reltuples = 0`,
    )
  }
  const restarts = sequences.map(({ name, start }) => `setval('"${name}"', ${start}, false)`)
  if (restarts.length > 0) await pool.query(`select ${restarts.join(', ')}`)
}
