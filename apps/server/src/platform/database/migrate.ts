import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connection, DatabasePool } from './pool.ts'

export interface Migration {
  name: string
  sql: string
}

/** All migrations in their order. */
export function findMigrations(): Migration[] {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const directory = [join(here, '../migrations'), join(here, '../../../migrations')].find((path) =>
    existsSync(path),
  )
  if (!directory) throw new Error('The migrations are missing beside the server.')
  return readdirSync(directory)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(directory, name), 'utf8') }))
}

// Any number serves: it names the lock under which one process at a time migrates. Waiting for it, and changing a
// large table, may take longer than a statement of the server is given.
const beginAlone = 'begin; set local statement_timeout = 0; select pg_advisory_xact_lock(727001)'

async function applyOnce(connection: Connection, { name, sql }: Migration): Promise<boolean> {
  await connection.script(beginAlone)
  try {
    const { rows } = await connection.query('select 1 from migrations where name = $1', [name])
    if (rows.length === 0) {
      await connection.script(sql)
      await connection.query('insert into migrations (name) values ($1)', [name])
    }
    await connection.script('commit')
    return rows.length === 0
  } catch (error) {
    await connection.script('rollback')
    throw new Error(`Migration ${name} failed.`, { cause: error })
  }
}

/** Brings the database to the newest shape. Each migration is one transaction; several processes take turns. */
export async function migrate(pool: DatabasePool): Promise<string[]> {
  const connection = await pool.connect()
  const applied: string[] = []
  try {
    // Under the lock too: "if not exists" does not keep two from making the same table at once.
    await connection.script(
      `${beginAlone}; create table if not exists migrations (name text primary key, applied_at timestamptz not null default now()); commit`,
    )
    for (const migration of findMigrations())
      if (await applyOnce(connection, migration)) applied.push(migration.name)
  } finally {
    connection.release()
  }
  return applied
}
