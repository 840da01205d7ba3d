import { type Placeholder, type Query, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

// Statements that run on every request: building the text of one takes longer than all else around it, so it is built
// once, with a slot for each value. Like any other they are named by their text, and planned once a connection.

/** As it goes to the database: a column's own encoding of a value, such as that of a Date, is not applied. */
type Value = string | number | boolean | null | readonly string[] | readonly number[]

/** Stand for the values while a statement is built. */
export type Slots<Values> = { [Name in keyof Values]: Placeholder<string, Values[Name]> }

/** Runs a prepared statement with its values, on the database or inside a transaction. */
export type Run<Values, Result> = (db: Db, values: Values) => Promise<Result>

interface Built {
  execute(values: Record<string, unknown>): Promise<unknown>
}

/** What the query builder makes of a select, insert, update or delete. */
interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
}

/** The pool names a statement that has no name. */
const unnamed = ''

/** Any name is a slot of that name. */
function slotsOf<Values>(): Slots<Values> {
  return new Proxy({} as Slots<Values>, { get: (_, name) => sql.placeholder(String(name)) })
}

/** Where the query builder keeps the connection of a handle, and that of a query that it has built. */
interface OnConnection {
  client: unknown
}

const connectionOf = (db: Db): unknown =>
  (db as unknown as { _: { session: OnConnection } })._.session.client

/** The same text and the same way to read rows on the connection of another handle. */
const onConnection = <Query extends object>(query: Query, db: Db): Query =>
  Object.create(query, { client: { value: connectionOf(db) } }) as Query

/** One for each handle; that of a transaction goes when the transaction does. */
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

/** A query of the builder, built once in the process, for transactions too. */
export function prepareQuery<Values extends Record<keyof Values, Value>, Result>(
  build: (db: Db, slots: Slots<Values>) => Preparable<Result>,
): Run<Values, Result> {
  let first: Built | undefined
  return keepBuilt((db) => {
    first ??= build(db, slotsOf()).prepare(unnamed)
    return onConnection(first, db)
  })
}

/** A statement written as SQL, built once in the process, for transactions too; resolves with its rows. */
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

/** One statement for each of a few shapes, such as the orders of a list. */
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
