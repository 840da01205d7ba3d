import type { DatabasePool } from '../../apps/server/src/platform/database/pool.ts'

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

export function textOf(query: unknown): string {
  return typeof query === 'string' ? query : (query as { text: string }).text
}
