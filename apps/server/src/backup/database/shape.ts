import { type Connection, hasTable } from '../../platform/database/connection.ts'
import { type CopiedTable, quotedName } from '../../platform/database/copying/copy-connection.ts'

async function rowsOf<Row>(connection: Connection, text: string): Promise<Row[]> {
  return (await connection.query(text)).rows as Row[]
}

/**
 * The table of the applied migrations. It is not copied, because a restore fills it by migrating.
 */
const migrationsTable = 'migrations'
/** The table of content changes is not copied, because it names transactions of this database. */
const changesTable = 'content_changes'

/**
 * Lists every table of the product with its stored columns, sorted by name. A partitioned table is listed by its
 * partitions. The tables of the job queue are not included.
 */
export async function listTables(connection: Connection): Promise<CopiedTable[]> {
  const rows = await rowsOf<{ name: string; columns: string[] }>(
    connection,
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and c.relname not in ('${migrationsTable}', '${changesTable}')
     group by c.relname order by c.relname`,
  )
  return rows.map(({ name, columns }) => ({ name: quotedName('public', name), columns }))
}

/** The last value of a sequence; null if no value was ever taken. */
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

/**
 * Returns the names of the applied migrations, oldest first. If a migration is unfinished, each of
 * its finished steps has a name too.
 */
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
  if (!(await hasTable(connection, `public.${migrationsTable}`))) return []
  return (await readMigrations(connection)).map(withoutStep)
}

/**
 * Returns whether the database contains a school. If so, it contains the data of an installation.
 */
export async function hasSchools(connection: Connection): Promise<boolean> {
  if (!(await hasTable(connection, 'public.schools'))) return false
  const [school] = await rowsOf(connection, 'select 1 from schools limit 1')
  return school !== undefined
}

interface ForeignKey {
  drop: string
  add: string
}

/**
 * Returns the statements that remove every foreign key, and those that create the same keys again.
 */
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
 * Fills the tables in one transaction without foreign keys and triggers: tables are filled one
 * after the other, so a row may come before the row that it refers to, and a trigger would change
 * copied rows. The foreign keys are created again afterwards, which checks every row.
 * @throws the error of `fill`; the database is then unchanged.
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
    // Some migrations insert rows, which would conflict with the copied ones.
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

/** Sets the sequences to their copied values, so that no id is used twice. */
export async function writeSequences(connection: Connection, values: readonly SequenceValue[]) {
  for (const { name, last } of values)
    if (last !== null) {
      // The database may have been begun as another cell, whose range would refuse the copied value.
      await connection.script(`alter sequence ${name} no minvalue no maxvalue`)
      await connection.query('select setval($1::regclass, $2::bigint, true)', [name, last])
    }
}
