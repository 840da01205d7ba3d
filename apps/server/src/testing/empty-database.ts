import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import pg from 'pg'
import { type Database, openDatabase } from '../platform/database/database.ts'
import type { EmbeddedPool } from '../platform/database/embedded-pool.ts'
import { findMigrations, migrate } from '../platform/database/migrate.ts'
import { randomToken } from '../platform/security/secrets.ts'
import { type Beginning, beginningOf, removeRows } from './reset-database.ts'

const freshName = () =>
  `titian_test_${randomToken(8)
    .toLowerCase()
    .replace(/[^a-z\d]/g, 'x')}`

export function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Returns a hash of the migrations of this version. */
const shapeOfMigrations = () =>
  createHash('sha1').update(JSON.stringify(findMigrations())).digest('hex').slice(0, 16)

export const migratedName = () => `titian_migrated_${shapeOfMigrations()}`

/**
 * Returns the migrated, empty template database of a server; copying it is much faster than
 * migrating.
 */
async function migratedDatabase(admin: pg.Client, server: string): Promise<string> {
  const name = migratedName()
  // One worker creates the template, and the others wait.
  await admin.query(`select pg_advisory_lock(hashtext('${name}'))`)
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    // The database is renamed only when it is complete, so that no worker copies a partial one.
    const begun = freshName()
    await admin.query(`create database ${begun}`)
    const database = await openDatabase({
      url: addressOf(server, begun),
      poolSize: 1,
      directory: '',
    })
    await migrate(database.pool)
    await database.close()
    await admin.query(`alter database ${begun} rename to ${name}`)
    return name
  } finally {
    await admin.query(`select pg_advisory_unlock(hashtext('${name}'))`)
  }
}

export async function copyMigrated(admin: pg.Client, server: string, name: string): Promise<void> {
  await admin.query(`create database ${name} template ${await migratedDatabase(admin, server)}`)
}

/**
 * Creates a database on the server of DATABASE_URL; without one, returns an address of the embedded
 * database.
 */
export async function emptyDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const server = process.env.DATABASE_URL ?? ''
  if (!server) return { url: '', remove: async () => undefined }
  const name = freshName()
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await copyMigrated(admin, server, name)
  return {
    url: addressOf(server, name),
    async remove() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Returns a file with the migrated, empty database; loading it is much faster than migrating. */
const copyPath = () => join(tmpdir(), `titian-empty-${shapeOfMigrations()}.tar`)

/** Node has WebAssembly, but its types do not. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }
let program: Promise<object> | undefined

/** Compiles PGlite once for all test files of this worker. */
const compile = () =>
  (program ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes)))

/**
 * An in-memory database for the next test file; only one, because it takes some hundred megabytes.
 */
let idle: { worker: Worker; beginning: Beginning } | undefined

/** Makes closing the database keep it for the next test file. */
function reusable(database: Database, pool: EmbeddedPool, beginning: Beginning): Database {
  return {
    ...database,
    async close() {
      const worker = await pool.handOn()
      worker.unref()
      if (idle) await worker.terminate()
      else idle = { worker, beginning }
    },
  }
}

/**
 * Returns an empty database from an earlier file; undefined when no idle database has the original
 * tables.
 */
async function findIdle(): Promise<Database | undefined> {
  if (!idle) return undefined
  const { worker, beginning } = idle
  idle = undefined
  const start = { worker }
  const database = await openDatabase({ url: '', poolSize: 1, directory: 'memory', start })
  const pool = database.pool as EmbeddedPool
  worker.ref()
  if ((await beginningOf(pool)).shape !== beginning.shape) {
    await pool.end()
    return undefined
  }
  await removeRows(pool, beginning)
  // Without a checkpoint the log, which is in memory too, would grow without end.
  await pool.script('checkpoint')
  return reusable(database, pool, beginning)
}

async function openInMemory(): Promise<Database> {
  const left = await findIdle()
  if (left) return left
  const copy = copyPath()
  const database = await openDatabase({
    url: '',
    poolSize: 1,
    directory: 'memory',
    start: { program: await compile(), ...(existsSync(copy) && { copy }) },
  })
  const pool = database.pool as EmbeddedPool
  const applied = await migrate(pool)
  if (applied.length > 0) await pool.copyTo(copy)
  return reusable(database, pool, await beginningOf(pool))
}

export async function openEmpty(url: string, directory: string): Promise<Database> {
  if (!url && directory === 'memory') return openInMemory()
  const database = await openDatabase({ url, poolSize: 8, directory })
  await migrate(database.pool)
  return database
}
