import type { Connection } from '../../../apps/server/src/platform/database/pool.ts'

export type Fingerprint = ReadonlyMap<string, string>

/**
 * Tables that a refused call may change: limits, tries, a used image code, the last activity. The
 * rows of `content_changes` only say that another table has changed.
 */
const volatileTables = new Set([
  'rate_limits',
  'captchas',
  'content_changes',
  'schema_migrations',
  'migrations',
])
const volatileColumns = new Set([
  'sessions.last_seen_at',
  'sessions.expires_at',
  'sms_codes.tries',
  'second_step_tickets.tries',
  'attempts.seen_at',
])

interface ColumnRow {
  table_name: string
  column_name: string
}

/** For each table, a statement that returns the number of its rows and a hash of them. */
export async function fingerprintParts(connection: Connection): Promise<Map<string, string>> {
  const { rows } = await connection.query(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  )
  const all = rows as ColumnRow[]
  const tables = [...new Set(all.map(({ table_name }) => table_name))]
  const parts = tables.flatMap((table): [string, string][] => {
    if (volatileTables.has(table)) return []
    const names = all
      .filter(({ table_name }) => table_name === table)
      .map(({ column_name }) => column_name)
      .filter((column) => !volatileColumns.has(`${table}.${column}`))
    const row = `row(${names.map((name) => `"${name}"`).join(', ')})::text`
    const hash = `coalesce(sum(hashtextextended(${row}, 0)), 0)`
    return [
      [table, `select '${table}' as name, count(*) || ' ' || ${hash} as state from "${table}"`],
    ]
  })
  return new Map(parts)
}

export const joined = (parts: Iterable<string>): string => [...parts].join(' union all ')

/** One statement that returns the number of rows and their hash for every table. */
export async function fingerprintStatement(connection: Connection): Promise<string> {
  return joined((await fingerprintParts(connection)).values())
}

/** The number of writes of the running transaction to each table, including rolled-back ones. */
export const writesStatement = `
  select relname as name, (pg_stat_get_xact_tuples_inserted(oid) +
    pg_stat_get_xact_tuples_updated(oid) + pg_stat_get_xact_tuples_deleted(oid))::text as state
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`

export async function readFingerprint(
  connection: Connection,
  statement: string,
): Promise<Fingerprint> {
  const { rows } = await connection.query(statement)
  return new Map(
    (rows as { name: string; state: string }[]).map(({ name, state }) => [name, state]),
  )
}

export function differenceOf(before: Fingerprint, after: Fingerprint): string[] {
  return [...after].flatMap(([name, state]) => (before.get(name) === state ? [] : [name]))
}
