import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { processLocks } from './advisory-lock.ts'
import { type LockWait, watchLockWait } from './lock-wait.ts'
import { buildsConcurrently, isStepByStep, runStep, splitSteps } from './migration-steps.ts'
import type { Connection, DatabasePool } from './pool.ts'

export interface Migration {
  name: string
  sql: string
}

/** Time limits of a migration. */
export interface MigrationSettings {
  migrations?: Migration[]
  /** Receives a sentence that names what the migration waits for. */
  report?: (sentence: string) => void
  /**
   * Milliseconds that a statement waits for a table lock, during which other statements queue
   * behind it.
   */
  lockPatience?: number
  /** Milliseconds between two tries, during which other statements run. */
  pauseBetween?: number
  /** Milliseconds after which the migration is given up. */
  patience?: number
}

const defaults = {
  report: (sentence: string) => void process.stderr.write(`${sentence}\n`),
  lockPatience: 2000,
  pauseBetween: 5000,
  patience: 30 * 60_000,
}

type Settings = Required<MigrationSettings>

/** All migrations, sorted by name. */
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

const isLockTimeout = (error: unknown) =>
  error instanceof Error && (error as Error & { code?: string }).code === '55P03'

/** PostgreSQL also cancels one of two concurrent index builds that wait for each other. */
const isDeadlock = (error: unknown) =>
  error instanceof Error && (error as Error & { code?: string }).code === '40P01'

/**
 * Retries until the table locks are free. Each try is short, because a statement that waits for a
 * table lock blocks all later statements.
 */
async function retry(
  pool: DatabasePool,
  name: string,
  settings: Settings,
  work: (watch: LockWait) => Promise<void>,
): Promise<void> {
  const end = Date.now() + settings.patience
  for (;;) {
    const watch = watchLockWait(pool, settings.lockPatience / 2)
    try {
      await work(watch)
      return
    } catch (error) {
      if (!isLockTimeout(error) && !isDeadlock(error))
        throw new Error(`Migration ${name} failed.`, { cause: error })
      const waits = `Migration ${name} waits for ${watch.found() ?? 'a table that is in use'}.`
      if (Date.now() >= end) throw new Error(`${waits} It is given up.`, { cause: error })
      settings.report(`${waits} It is tried again in ${settings.pauseBetween / 1000} s.`)
    } finally {
      watch.stop()
    }
    await pause(settings.pauseBetween)
  }
}

async function inTransaction(connection: Connection, lockPatience: number, sql: string) {
  await connection.script(`begin; set local lock_timeout = ${lockPatience}`)
  try {
    await connection.script(sql)
    await connection.script('commit')
  } catch (error) {
    await connection.script('rollback')
    throw error
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const note = (name: string) => `insert into migrations (name) values (${quoted(name)})`

/** Records each completed step, so that it is not repeated after a later step fails. */
async function applySteps(
  pool: DatabasePool,
  connection: Connection,
  { name, sql }: Migration,
  settings: Settings,
) {
  for (const [index, statement] of splitSteps(sql).entries()) {
    const step = `${name} step ${index + 1}`
    const { rows } = await connection.query('select 1 from migrations where name = $1', [step])
    if (rows.length > 0) continue
    await retry(pool, step, settings, async (watch) => {
      await watch.start(connection)
      // A concurrent index build blocks no other statement, so it may wait for old transactions
      // without a limit.
      const patience = buildsConcurrently(statement) ? 0 : settings.lockPatience
      await connection.script(`set lock_timeout = ${patience}`)
      try {
        await runStep(connection, statement)
      } finally {
        await connection.script('reset lock_timeout')
      }
    })
    await connection.script(note(step))
  }
  await connection.script(
    `begin; delete from migrations where name like ${quoted(`${name} step %`)}; ${note(name)}; commit`,
  )
}

async function applyOnce(
  pool: DatabasePool,
  connection: Connection,
  migration: Migration,
  settings: Settings,
): Promise<boolean> {
  const { name, sql } = migration
  const { rows } = await connection.query('select 1 from migrations where name = $1', [name])
  if (rows.length > 0) return false
  if (isStepByStep(sql)) await applySteps(pool, connection, migration, settings)
  else
    await retry(pool, name, settings, async (watch) => {
      await watch.start(connection)
      await inTransaction(connection, settings.lockPatience, `${sql}\n;${note(name)}`)
    })
  return true
}

const turnPause = 200

/**
 * Polls for the migration lock instead of waiting for it inside the database. Its holder may be
 * building an index concurrently, which waits for all running statements, so both processes would
 * wait for each other.
 */
async function takeTurn(connection: Connection) {
  const ask = `select pg_try_advisory_lock(${processLocks.migrations}) as mine`
  for (;;) {
    const { rows } = await connection.query(ask)
    if ((rows[0] as { mine: boolean }).mine) return
    await pause(turnPause)
  }
}

/**
 * Applies all pending migrations, each in one transaction; parallel processes run one after
 * another. Returns the names of the applied ones.
 */
export async function migrate(
  pool: DatabasePool,
  given: MigrationSettings = {},
): Promise<string[]> {
  const settings = { ...defaults, migrations: given.migrations ?? findMigrations(), ...given }
  const connection = await pool.connectDirect()
  const applied: string[] = []
  try {
    await takeTurn(connection)
    // Changing a large table may exceed the usual statement timeout.
    await connection.script('set statement_timeout = 0')
    try {
      // The table is created under the lock, because "if not exists" does not protect against two
      // parallel creations.
      await connection.script(
        'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
      )
      for (const migration of settings.migrations)
        if (await applyOnce(pool, connection, migration, settings)) applied.push(migration.name)
    } finally {
      await connection.script(
        `reset statement_timeout; select pg_advisory_unlock(${processLocks.migrations})`,
      )
    }
  } finally {
    connection.release()
  }
  return applied
}
