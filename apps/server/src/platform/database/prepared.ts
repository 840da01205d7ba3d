import { type Placeholder, type Query, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

// Statements that every request needs. Building the SQL text takes longer than the rest of the
// work, so the text is built once, with a placeholder for each value. The pool names a statement by
// its text, so PostgreSQL plans it once for each connection.

/**
 * Values as they are sent to the database: the encoding of a column, such as for a Date, is not
 * applied.
 */
type Value = string | number | boolean | null | readonly string[] | readonly number[]

/** Placeholders for the values while a statement is built. */
export type Slots<Values> = { [Name in keyof Values]: Placeholder<string, Values[Name]> }

/** Runs a prepared statement on the database or inside a transaction. */
export type Run<Values, Result> = (db: Db, values: Values) => Promise<Result>

interface Built {
  execute(values: Record<string, unknown>): Promise<unknown>
}

/** The part of drizzle's query builders that is used here. */
interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
}

/** An empty name lets the pool name the statement. */
const unnamed = ''

/** A proxy that returns a placeholder for any name. */
function slotsOf<Values>(): Slots<Values> {
  return new Proxy({} as Slots<Values>, { get: (_, name) => sql.placeholder(String(name)) })
}

/** Internal fields in which drizzle stores the connection of a handle and of a built query. */
interface OnConnection {
  client: unknown
}

const connectionOf = (db: Db): unknown =>
  (db as unknown as { _: { session: OnConnection } })._.session.client

/** The same built query on the connection of another handle. */
const onConnection = <Query extends object>(query: Query, db: Db): Query =>
  Object.create(query, { client: { value: connectionOf(db) } }) as Query

/** Caches one built query for each handle; that of a transaction is collected with it. */
function keepBuilt<Values, Result>(build: (db: Db) => Built): Run<Values, Result> {
  const known = new WeakMap<Db, Built>()
  return (db, values) => {
    let built = known.get(db)
    if (!built) {
      built = build(db)
      known.set(db, built)
    }
    return built.execute(values as Record<string, unknown>) as Promise<Result>
  }
}

/**
 * Prepares a query of the query builder. The query is built once in the process, and can run inside
 * transactions too.
 */
export function prepareQuery<Values extends Record<keyof Values, Value>, Result>(
  build: (db: Db, slots: Slots<Values>) => Preparable<Result>,
): Run<Values, Result> {
  let first: Built | undefined
  return keepBuilt((db) => {
    first ??= build(db, slotsOf()).prepare(unnamed)
    return onConnection(first, db)
  })
}

/**
 * Prepares a raw SQL statement, which resolves with its rows. The statement is built once in the
 * process, and can run inside transactions too.
 */
export function prepareSql<Values extends Record<keyof Values, Value>, Row>(
  build: (slots: Slots<Values>) => SQL<Row>,
): Run<Values, Row[]> {
  let query: Query | undefined
  const run = keepBuilt<Values, { rows: Row[] }>((db) => {
    query ??= new PgDialect().sqlToQuery(build(slotsOf()))
    return db._.session.prepareQuery(query, undefined, unnamed, false)
  })
  return async (db, values) => (await run(db, values)).rows
}

/** Prepares one statement for each of a few shapes, such as the sort orders of a list. */
export function forEachShape<Shape, Statement>(
  prepare: (shape: Shape) => Statement,
): (shape: Shape) => Statement {
  const known = new Map<string, Statement>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const statement = known.get(key) ?? prepare(shape)
    known.set(key, statement)
    return statement
  }
}
