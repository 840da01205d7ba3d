import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { EmbeddedPool } from './embedded-pool.ts'
import { type DatabasePool, PostgresPool } from './pool.ts'

/** What queries take: the database or a running transaction of it. */
export type Db = Omit<NodePgDatabase, '$client'>

export interface Database {
  db: Db
  pool: DatabasePool
  close(): Promise<void>
}

export interface DatabaseSettings {
  url: string
  poolSize: number
  directory: string
  /** A file made by `copyTo`, for an embedded database that does not exist yet. */
  copy?: string
}

function handle(pool: DatabasePool): Db {
  // The pool answers the two methods that drizzle calls on node-postgres' own.
  const db = drizzle(pool as unknown as pg.Pool)
  if (!(pool instanceof EmbeddedPool)) return db
  const begin = db.transaction.bind(db)
  db.transaction = (run, config) => begin((tx) => pool.inside(() => run(tx)), config)
  return db
}

export async function openDatabase({
  url,
  poolSize,
  directory,
  copy,
}: DatabaseSettings): Promise<Database> {
  const pool = url ? new PostgresPool(url, poolSize) : await EmbeddedPool.open(directory, copy)
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
