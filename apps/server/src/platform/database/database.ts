import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { EmbeddedPool, type EmbeddedStart } from './embedded-pool.ts'
import { type DatabasePool, PostgresPool, type PostgresSettings } from './pool.ts'

/** What queries take: the database or a running transaction of it. */
export type Db = Omit<NodePgDatabase, '$client'>

export interface Database {
  db: Db
  pool: DatabasePool
  close(): Promise<void>
}

export interface DatabaseSettings extends Pick<PostgresSettings, 'directUrl' | 'named'> {
  url: string
  poolSize: number
  directory: string
  /** For an embedded database that does not exist yet. */
  start?: EmbeddedStart
}

/** The pool behind the handle that everybody is given. */
const poolsOf = new WeakMap<object, DatabasePool>()

/** For what needs a connection of its own. Inside a transaction there is none to be had. */
export function poolOf(db: Db): DatabasePool {
  const pool = poolsOf.get(db)
  if (!pool) throw new Error('This needs the database itself, not a transaction of it.')
  return pool
}

type Hook = () => Promise<void>

/** What each running transaction has to do once it is committed. */
const hooksOf = new WeakMap<object, Hook[]>()

/**
 * Runs something after the transaction has committed, and never when it is rolled back: what leaves the process.
 * A crash in between loses it, so records belong into the transaction itself.
 */
export function afterCommit(tx: Db, hook: Hook): void {
  hooksInside(tx).push(hook)
}

/** Throws where no transaction runs: what is written together must be committed together. */
export function hooksInside(tx: Db): Hook[] {
  const hooks = hooksOf.get(tx)
  if (!hooks) throw new Error('This needs a transaction: pass the one that runs.')
  return hooks
}

/** Collects the hooks of a transaction; those of an inner one that is rolled back are dropped with it. */
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

function handle(pool: DatabasePool): Db {
  // The pool answers the two methods that drizzle calls on node-postgres' own.
  const db = drizzle(pool as unknown as pg.Pool)
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
  poolsOf.set(db, pool)
  return db
}

export async function openDatabase({
  url,
  poolSize,
  directory,
  start,
  ...settings
}: DatabaseSettings): Promise<Database> {
  const pool = url
    ? new PostgresPool(url, poolSize, settings)
    : await EmbeddedPool.open(directory, start)
  return { db: handle(pool), pool, close: () => pool.end() }
}

interface DatabaseFault {
  code?: string
  constraint?: string
}

function faultOf(error: unknown): DatabaseFault {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return inner instanceof Error ? (inner as Error & DatabaseFault) : {}
}

/** True when a unique constraint refused the row; with a name, only that constraint. */
export function isConflict(error: unknown, constraint?: string): boolean {
  const fault = faultOf(error)
  return fault.code === '23505' && (!constraint || fault.constraint === constraint)
}

/** True when a foreign key refused: something still names what was to go, or what was to be named is gone. */
export function isStillNamed(error: unknown): boolean {
  return faultOf(error).code === '23503'
}

/** FRM-407, FRM-408: the disk of the database is full, or so nearly that it takes no writes. */
export function isDatabaseFull(error: unknown): boolean {
  return ['53100', '25006'].includes(faultOf(error).code ?? '')
}

/** Shutting down, starting, no connection left, or nobody at the address. */
const awayCodes =
  /^(?:57P0\d|53300|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
/** What is said without a code: no connection of the pool in time, or the loss of one. */
const awayWords =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|The embedded database has stopped)/

/** True when the database, or a connection to it, could not be had: the same request may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { message } = error.cause instanceof Error ? error.cause : error
  return awayCodes.test(faultOf(error).code ?? '') || awayWords.test(message)
}

/** What went wrong and why, without the statement of a failed query: its values may be somebody's data. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error instanceof DrizzleQueryError ? [] : [error.message]
  const causes = error.cause === undefined ? [] : [describeFailure(error.cause)]
  return [...own, ...causes].join('\n')
}
