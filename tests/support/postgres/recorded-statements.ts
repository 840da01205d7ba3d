import type { DatabasePool, QueryResult } from '../../../apps/server/src/platform/database/pool.ts'

export interface Statement {
  query: unknown
  values?: unknown[]
  /**
   * The number of the connection on which the transaction runs; undefined outside of a transaction.
   */
  inside?: number
  /** The database's result; undefined before it arrives. */
  result?: QueryResult
}

/**
 * Records the statements of a pool during `run`. If `isOwn` is given, only those that it accepts
 * are recorded.
 */
export async function recordStatements(
  pool: DatabasePool,
  run: () => Promise<unknown>,
  isOwn: () => boolean = () => true,
): Promise<Statement[]> {
  const seen: Statement[] = []
  const { query, connect } = pool
  let opened = 0
  const record = async (statement: Statement, send: () => Promise<QueryResult>) => {
    if (isOwn()) seen.push(statement)
    statement.result = await send()
    return statement.result
  }
  pool.query = (text, values) =>
    record({ query: text, values }, () => query.call(pool, text, values))
  pool.connect = async () => {
    const connection = await connect.call(pool)
    const inside = ++opened
    return {
      ...connection,
      query: (text, values) =>
        record({ query: text, values, inside }, () => connection.query(text, values)),
    }
  }
  try {
    await run()
  } finally {
    pool.query = query
    pool.connect = connect
  }
  return seen
}

export function textOf(query: unknown): string {
  return typeof query === 'string' ? query : (query as { text: string }).text
}
