import type { Connection } from '../../platform/database/pool.ts'
import { type CopiedTable, quotedName } from '../../platform/database/copying/copy-connection.ts'

async function rowsOf<Row>(connection: Connection, text: string): Promise<Row[]> {
  return (await connection.query(text)).rows as Row[]
}

/** The table in which migrations are noted; a restore writes it by migrating. */
const migrationsTable = 'migrations'

/**
 * Every table of the product with its stored columns, sorted by name. Of a table in partitions these are copied. The queue
 * of jobs is not among them.
 */
export async function listTables(connection: Connection): Promise<CopiedTable[]> {
  const rows = await rowsOf<{ name: string; columns: string[] }>(
    connection,
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and c.relname <> '${migrationsTable}'
     group by c.relname order by c.relname`,
  )
  return rows.map(({ name, columns }) => ({ name: quotedName('public', name), columns }))
}

/** The last value of a sequence; null where no value was taken yet. */
export interface SequenceValue {
  name: string
  last: string | null
}

export async function readSequences(connection: Connection): Promise<SequenceValue[]> {
  return rowsOf<SequenceValue>(
    connection,
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'public' order by 1`,
  )
}

/** The names of the migrations that were applied, the oldest first; steps of unfinished ones have names of their own. */
export async function readMigrations(connection: Connection): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    connection,
    `select name from ${migrationsTable} order by name`,
  )
  return rows.map(({ name }) => name)
}

/** The migration that a name of `readMigrations` belongs to. */
const withoutStep = (name: string) => name.replace(/ step \d+$/, '')

/** The migrations that a database was begun with, also those of which only some steps were applied. */
export async function readBegun(connection: Connection): Promise<string[]> {
  const [table] = await rowsOf<{ exists: boolean }>(
    connection,
    `select to_regclass('public.${migrationsTable}') is not null as exists`,
  )
  if (!table?.exists) return []
  return (await readMigrations(connection)).map(withoutStep)
}

/** Whether the database holds a school, and so the data of an installation. */
export async function hasSchools(connection: Connection): Promise<boolean> {
  const [table] = await rowsOf<{ exists: boolean }>(
    connection,
    `select to_regclass('public.schools') is not null as exists`,
  )
  if (!table?.exists) return false
  const [school] = await rowsOf(connection, 'select 1 from schools limit 1')
  return school !== undefined
}

interface ForeignKey {
  drop: string
  add: string
}

/** The statements that remove every foreign key, and those that make the same ones again. */
async function listForeignKeys(connection: Connection): Promise<ForeignKey[]> {
  return rowsOf<ForeignKey>(
    connection,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by conrelid::regclass::text, conname`,
  )
}

const lines = (statements: string[]) => statements.join(';\n')

/**
 * Runs a filling of the tables in one transaction, with foreign keys and triggers out of the way: rows come table by
 * table, so that a row may come before the one it names, and a trigger would change what it finds. The foreign keys
 * are made again afterwards, which checks every row.
 * @throws what the filling throws; the database is then as it was.
 */
export async function withoutConstraints(
  connection: Connection,
  tables: readonly CopiedTable[],
  fill: () => Promise<void>,
): Promise<void> {
  const keys = await listForeignKeys(connection)
  const triggers = (state: 'disable' | 'enable') =>
    lines(tables.map(({ name }) => `alter table ${name} ${state} trigger user`))
  await connection.script('begin')
  try {
    await connection.script(lines(keys.map(({ drop }) => drop)))
    await connection.script(triggers('disable'))
    // Some migrations bring rows along, which the copied rows contain.
    await connection.script(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    await fill()
    await connection.script(lines(keys.map(({ add }) => add)))
    await connection.script(triggers('enable'))
    await connection.script('commit')
  } catch (error) {
    await connection.script('rollback').catch(() => undefined)
    throw error
  }
}

/** Sets the sequences as they were, so that no id is given a second time. */
export async function writeSequences(connection: Connection, values: readonly SequenceValue[]) {
  for (const { name, last } of values)
    if (last !== null)
      await connection.query('select setval($1::regclass, $2::bigint, true)', [name, last])
}
