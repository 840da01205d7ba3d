import type { Connection, DatabasePool } from '../../apps/server/src/platform/database/pool.ts'
import { quantile, repeat } from './load.ts'

export interface Statement {
  query: unknown
  values?: unknown[]
  /** Number of the transaction's connection; undefined outside of one. */
  inside?: number
}

/** Writes down what passes through a pool while `run` runs. */
export async function recordStatements(
  pool: DatabasePool,
  run: () => Promise<unknown>,
): Promise<Statement[]> {
  const seen: Statement[] = []
  const { query, connect } = pool
  let opened = 0
  pool.query = (text, values) => {
    seen.push({ query: text, values })
    return query.call(pool, text, values)
  }
  pool.connect = async () => {
    const connection = await connect.call(pool)
    const inside = ++opened
    return {
      ...connection,
      query: (text, values) => {
        seen.push({ query: text, values, inside })
        return connection.query(text, values)
      },
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

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : (query as { text: string }).text
}

async function replayInside(connection: Connection, statements: Statement[]) {
  // Rows that exist already would refuse a second insert, so nothing is kept: the reference is a little cheaper than real work.
  for (const { query, values } of statements)
    await connection.query(textOf(query).trim() === 'commit' ? 'rollback' : query, values)
}

async function replay(pool: DatabasePool, statements: Statement[]) {
  for (let at = 0; at < statements.length;) {
    const { inside, query, values } = statements[at]!
    if (inside === undefined) {
      await pool.query(query, values)
      at += 1
      continue
    }
    const end = statements.findIndex(
      (statement, index) => index > at && statement.inside !== inside,
    )
    const group = statements.slice(at, end < 0 ? undefined : end)
    const connection = await pool.connect()
    await replayInside(connection, group).finally(() => connection.release())
    at += group.length
  }
}

export interface Replayed {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

/** The second reference: the same statements on the bare driver, as often as `users` at once manage. */
export async function measureReplays(
  pool: DatabasePool,
  statements: Statement[],
  users: number,
  seconds: number,
): Promise<Replayed> {
  const { times, seconds: elapsed } = await repeat(users, seconds, () => replay(pool, statements))
  return { perSecond: times.length / elapsed, p99: quantile(times, 0.99) }
}
