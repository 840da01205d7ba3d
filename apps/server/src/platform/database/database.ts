import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { EmbeddedPool, type EmbeddedStart } from './embedded-pool.ts'
import {
  type Connection,
  type DatabasePool,
  isStuck,
  PostgresPool,
  type PostgresSettings,
} from './pool.ts'
import { Replica } from './replica/replica.ts'
import { ReadOnlyServer } from './servers/read-only-server.ts'
import { NoTurn, type Share } from './turns/turns.ts'

/** The argument of queries: the database or a transaction. */
export type Db = Omit<NodePgDatabase, '$client'>

export interface Database {
  db: Db
  pool: DatabasePool
  /** The handle of a call, which limits the connections that the call may use at a time (OPS-040). */
  dbFor(share: Share): Db
  /** OPS-100: the replica that answers reads which may lag; undefined without one. */
  replica: Replica<Db> | undefined
  close(): Promise<void>
}

export interface DatabaseSettings extends Pick<PostgresSettings, 'directUrl' | 'named'> {
  url: string
  /** The address of a replica of PostgreSQL; empty without one. */
  replicaUrl?: string
  poolSize: number
  directory: string
  /** Options for creating an embedded database. */
  start?: EmbeddedStart
}

/** What a database handle uses of its pool. */
type HandlePool = Pick<DatabasePool, 'kind' | 'query' | 'connect' | 'report'>

/** The pool of each database handle, and who uses the handle. */
const poolsOf = new WeakMap<object, { pool: HandlePool; share: Share | undefined }>()

/** For code that needs its own connection; fails inside a transaction. */
export function poolOf(db: Db): HandlePool {
  return userOf(db).pool
}

/**
 * Returns the key of a cache in memory. Each call has a handle of its own, and all handles of one
 * database share their caches.
 */
export const cacheKeyOf = (db: Db): object => poolsOf.get(db)?.pool ?? db

function userOf(db: Db) {
  const user = poolsOf.get(db)
  if (!user) throw new Error('This needs the database itself, not a transaction of it.')
  return user
}

/** Takes a connection for the call of this handle. */
export function connectFor(db: Db): Promise<Connection> {
  const { pool, share } = userOf(db)
  return pool.connect(share)
}

type Hook = () => Promise<void>

/** Functions to run after the commit, by transaction. */
const hooksOf = new WeakMap<object, Hook[]>()

/**
 * Runs a function after the commit, and never after a rollback; for effects outside the database. A
 * crash in between loses it, so records must be written inside the transaction.
 */
export function afterCommit(tx: Db, hook: Hook): void {
  hooksInside(tx).push(hook)
}

/**
 * The hooks of a transaction. Throws outside of a transaction, because the caller's rows must be
 * committed together.
 */
export function hooksInside(tx: Db): Hook[] {
  const hooks = hooksOf.get(tx)
  if (!hooks) throw new Error('This needs a transaction: pass the one that runs.')
  return hooks
}

/** Collects the hooks of a transaction; a rolled-back inner transaction drops its hooks. */
function collectHooks(tx: Db, hooks: Hook[]) {
  hooksOf.set(tx, hooks)
  const begin = tx.transaction.bind(tx)
  tx.transaction = async (run, config) => {
    const inner: Hook[] = []
    const result = await begin((nested) => {
      collectHooks(nested, inner)
      return run(nested)
    }, config)
    hooks.push(...inner)
    return result
  }
}

/** The two methods of a pool that drizzle calls; drizzle requires the word Pool in the name. */
class SharePool {
  private readonly pool: HandlePool
  private readonly share: Share | undefined

  constructor(pool: HandlePool, share: Share | undefined) {
    this.pool = pool
    this.share = share
  }

  query(query: unknown, values?: unknown[]) {
    return this.pool.query(query, values, this.share)
  }

  connect() {
    return this.pool.connect(this.share)
  }
}

function handle(pool: HandlePool, share?: Share): Db {
  const db = drizzle(new SharePool(pool, share) as unknown as pg.Pool)
  const begin = db.transaction.bind(db)
  db.transaction = async (run, config) => {
    const hooks: Hook[] = []
    const result = await begin((tx) => {
      collectHooks(tx, hooks)
      return pool instanceof EmbeddedPool ? pool.inside(() => run(tx)) : run(tx)
    }, config)
    for (const hook of hooks)
      await hook().catch((error: Error) => pool.report(error, 'after a commit'))
    return result
  }
  poolsOf.set(db, { pool, share })
  return db
}

export async function openDatabase({
  url,
  replicaUrl,
  poolSize,
  directory,
  start,
  ...settings
}: DatabaseSettings): Promise<Database> {
  const pool = url
    ? new PostgresPool(url, poolSize, settings)
    : await EmbeddedPool.open(directory, start)
  const handles = new Map<string, Db>()
  const dbFor = (share: Share) => {
    const name = `${share.rank} ${share.group}`
    const known = handles.get(name) ?? handle(pool, share)
    handles.set(name, known)
    return known
  }
  const replica = replicaUrl
    ? new Replica(pool, new PostgresPool(replicaUrl, poolSize, { named: settings.named }), handle)
    : undefined
  const close = async () => {
    await replica?.end()
    await pool.end()
  }
  return { db: handle(pool), pool, dbFor, replica, close }
}

interface DatabaseFault {
  code?: string
  constraint?: string
}

/** The query library wraps the error of the database in one of its own. */
const innerOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error

function faultOf(error: unknown): DatabaseFault {
  const inner = innerOf(error)
  return inner instanceof Error ? (inner as Error & DatabaseFault) : {}
}

/** True when a unique constraint refused the row; with a name, only that constraint. */
export function isConflict(error: unknown, constraint?: string): boolean {
  const fault = faultOf(error)
  return fault.code === '23505' && (!constraint || fault.constraint === constraint)
}

/** True when a statement named a table that does not exist. */
export const isMissingTable = (error: unknown): boolean => faultOf(error).code === '42P01'

/**
 * True when a foreign key refused a statement: a row still refers to the removed row, or the
 * referred row does not exist.
 */
export function isStillNamed(error: unknown): boolean {
  return faultOf(error).code === '23503'
}

/**
 * FRM-407, FRM-408: the disk of the database is full, or so nearly that the embedded database takes no
 * writes.
 */
export function isDatabaseFull(error: unknown): boolean {
  return ['53100', '25006'].includes(faultOf(error).code ?? '')
}

/** PostgreSQL and network codes: shutting down, starting, no connection left, host unreachable. */
const awayCodes =
  /^(?:57P0\d|53300|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
/** Errors without a code: no free connection in time, or a lost connection. */
const awayWords =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|The embedded database has stopped)/

/** True when the database could not be reached: the same request may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const inner = error.cause instanceof Error ? error.cause : error
  if (inner instanceof ReadOnlyServer) return true
  return awayCodes.test(faultOf(error).code ?? '') || awayWords.test(inner.message)
}

/**
 * True when the database works and the request waited too long: for a connection, for a lock, or for
 * its statement. The same request may succeed in a moment.
 */
export function isDatabaseLate(error: unknown): boolean {
  const inner = innerOf(error)
  return inner instanceof NoTurn || isStuck(inner)
}

/**
 * Describes an error and its causes without the statement of a failed query, whose values may be
 * personal data.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error instanceof DrizzleQueryError ? [] : [error.message]
  const causes = error.cause === undefined ? [] : [describeFailure(error.cause)]
  return [...own, ...causes].join('\n')
}
